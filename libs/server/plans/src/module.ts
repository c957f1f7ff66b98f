import { GENERAL, type ServerModule } from '@mapa/server-platform';
import { PAYMENT } from './payment/errors/error-messages';
import { paymentHandlers } from './payment/handlers';
import { PAYMENT_LETTERS } from './payment/payment-letters';
import { createPayments, type PaymentSettings, type PaymentTesting } from './payment/payments';
import { PAYMENT_QUEUES } from './payment/queues/queues';
import { forgetPayer, stopCharging } from './payment/subscriptions/cancel';
import { planHandlers } from './plans/handlers';

declare module '@mapa/server-platform' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- settings of another module are merged into an interface
  interface ModuleSettings extends PaymentSettings {}
}

/** Limits of plans and their use; payments. @param testing what tests put in the place of the clock and the provider */
export const plansModule = (testing: PaymentTesting = {}) =>
  ({
    handlers: { ...planHandlers, ...paymentHandlers },
    errors: { Payment: PAYMENT },
    refusalExamples: {
      owned: { payment: PAYMENT.noSuchPayment },
      calls: [
        [/payment\/webhook/, GENERAL.notFound],
        [/payment/, PAYMENT.noSuchPayment],
      ],
      denied: { anyone: PAYMENT.badSignature },
    },
    queues: PAYMENT_QUEUES,
    letters: () => PAYMENT_LETTERS,
    decorate: (app, { settings: config, db, queue }) => {
      app.decorate('payments', createPayments({ app, config, db, queue, ...testing }));
    },
    accountEnd: ({ payments: { context } }) => ({
      prepare: (id) => stopCharging(context, id),
      settle: (tx, id) => forgetPayer(context, tx, id),
    }),
    work: (app) => app.payments.start(),
  }) as const satisfies ServerModule;
