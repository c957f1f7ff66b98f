import type { InputOf, PaymentCall } from '@mapa/api-contract';
import { isCpf, isFreePlan } from '@mapa/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { plans } from '../db/schema';
import { invalid, notAvailable } from '../http/refusal';
import type { Handlers } from '../http/register';

const NO_PROVIDER = 'O pagamento ainda não está disponível nesta instalação.';

type Checkout = InputOf<'POST /api/customer-area/payment'>['body'];

/** Refuses a checkout that could not be charged: the plan, who pays, and how. */
async function demandChargeable(db: Database, { plano_id, cpf, nome, metodo, parcelas = 1 }: Checkout): Promise<void> {
  const [plan] = await db
    .select({ maxInstalments: plans.maxInstalments })
    .from(plans)
    .where(and(eq(plans.id, plano_id), eq(plans.active, true)));
  if (!plan || isFreePlan(plano_id)) throw invalid('plano_id', 'Este plano não está à venda.');
  if (!isCpf(cpf)) throw invalid('cpf', 'O CPF informado não é válido.');
  if (!nome.trim()) throw invalid('nome', 'Preencha o campo nome');
  const most = metodo === 'cartao' ? plan.maxInstalments : 1;
  if (parcelas > most) throw invalid('parcelas', `Escolha no máximo ${most} parcelas.`);
}

/** What is asked is checked as it will be when a provider is there; only the charge itself is missing. */
export const paymentHandlers: Handlers<PaymentCall> = {
  'POST /api/customer-area/payment': async ({ body }, { db }) => {
    await demandChargeable(db, body);
    throw notAvailable(NO_PROVIDER);
  },

  'GET /api/customer-area/payment': async () => {
    throw notAvailable(NO_PROVIDER);
  },

  'POST /api/plan/cancel': async () => {
    throw notAvailable(NO_PROVIDER);
  },
};
