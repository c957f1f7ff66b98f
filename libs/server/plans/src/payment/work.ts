import { eq } from 'drizzle-orm';
import { giveUp } from './checkout/give-up';
import { SYSTEM } from './ledger/audit';
import type { PaymentContext, PaymentJob } from './ledger/context';
import { readPayment, readPrice } from './ledger/rows';
import { endRecurringCharge } from './provider/provider';
import { makeRefund } from './subscriptions/refund';
import { workOnNotice } from './webhooks/receive';
import { subscriptions } from '../tables/payments';

type Work = (context: PaymentContext, id: string) => Promise<void>;

const WORK: Readonly<Record<PaymentJob['kind'], Work>> = {
  notice: workOnNotice,
  refund: async (context, id) => {
    // A refusal settles a refund; one that the provider cannot take now is retried.
    await makeRefund(context, id);
  },
  'give-up': async (context, id) => {
    const payment = await readPayment(context.db, id);
    if (payment) await giveUp(context, payment, SYSTEM);
  },
  'end-recurring': (context, id) => endRecurringCharge(context.provider, id, `end-${id}`),
  'price-recurring': async (context, id) => {
    const [row] = await context.db.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (row?.providerId)
      await context.provider.priceRecurring(
        row.providerId,
        (await readPrice(context.db, row.priceId)).priceCents,
        `price-${id}`,
      );
  },
};

/** Runs one job, possibly repeatedly. */
export const workOn = (context: PaymentContext, { kind, id }: PaymentJob): Promise<void> => WORK[kind](context, id);
