import type { InputOf, PaymentCall } from '@mapa/api-contract';
import { isCpf, isFreePlan } from '@mapa/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { plans } from '../db/schema';
import { GENERAL } from '../http/catalogue/general';
import { PAYMENT } from '../http/catalogue/payment';
import { listAnswer, pageOf } from '../http/list';
import { demandFilled, refuse } from '../http/refusal';
import type { Handlers } from '../http/register';

type Checkout = InputOf<'POST /api/customer-area/payment'>['body'];

/** Refuses a checkout that could not be charged: the plan, who pays, and how. */
async function demandChargeable(db: Database, { plano_id, cpf, nome, metodo, parcelas = 1 }: Checkout): Promise<void> {
  const [plan] = await db
    .select({ maxInstalments: plans.maxInstalments })
    .from(plans)
    .where(and(eq(plans.id, plano_id), eq(plans.active, true)));
  if (!plan || isFreePlan(plano_id)) throw refuse(PAYMENT.notOnSale);
  if (!isCpf(cpf)) throw refuse(PAYMENT.badCpf);
  demandFilled({ nome });
  const most = metodo === 'cartao' ? plan.maxInstalments : 1;
  if (parcelas > most) throw refuse(PAYMENT.tooManyInstalments, { limite: most });
}

const noSuchPayment = () => Promise.reject(refuse(PAYMENT.noSuchPayment));

/** What is asked is checked as it will be when a provider is there; only the charge itself is missing. Nobody has ever paid. */
export const paymentHandlers: Handlers<PaymentCall> = {
  'GET /api/payment/provider': async () => ({ provedor: null, demonstracao: false, chave_publica: '', vendedor: null }),

  'GET /api/customer-area/payment/quote': async () => {
    throw refuse(PAYMENT.noProvider);
  },

  'POST /api/customer-area/payment': async ({ body }, { db }) => {
    await demandChargeable(db, body);
    throw refuse(PAYMENT.noProvider);
  },

  'GET /api/customer-area/payment': async ({ query }) => listAnswer([], 0, pageOf(query)),
  'GET /api/customer-area/payment/{id}': noSuchPayment,
  'POST /api/customer-area/payment/{id}/cancel': noSuchPayment,
  'GET /api/customer-area/payment/{id}/boleto': noSuchPayment,
  'POST /api/customer-area/payment/{id}/sandbox': noSuchPayment,

  'POST /api/plan/cancel': async () => {
    throw refuse(PAYMENT.noProvider);
  },

  'POST /api/payment/webhook/{provedor}': async () => {
    throw refuse(GENERAL.notFound);
  },

  'GET /api/customer-area/moderation/payment': async ({ query }) => listAnswer([], 0, pageOf(query)),
  'GET /api/customer-area/moderation/payment/{id}': noSuchPayment,
  'POST /api/customer-area/moderation/payment/{id}/refund': noSuchPayment,
  'POST /api/customer-area/moderation/payment/{id}/transfer': noSuchPayment,
};
