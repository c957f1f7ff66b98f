import type { ResultOf } from '@mapa/api-contract';
import type { PlanId } from '@mapa/domain';
import type { Database } from '../../db/client';
import { readPayment, readPrice, readRunning } from '../ledger/rows';
import { needsAccount, regretUntil } from './regret';

type Subscription = ResultOf<'GET /api/customer-area/user/plan'>['assinatura'];

/** What a student has bought and still has, as they see it; null without any. */
export async function readSubscription(db: Database, studentId: string): Promise<Subscription> {
  const running = await readRunning(db, studentId);
  if (!running) return null;
  const [price, payment] = await Promise.all([readPrice(db, running.priceId), readPayment(db, running.paymentId)]);
  const until = payment && regretUntil(payment);
  const willRenew = running.renews && running.state !== 'cancelada';
  return {
    status: running.state,
    plano_id: price.planId as PlanId,
    plano_nome: price.planName,
    preco_centavos: price.priceCents,
    metodo: running.method,
    inicio: running.startsAt.toISOString(),
    vigente_ate: running.endsAt.toISOString(),
    renova: willRenew,
    proxima_cobranca_em: willRenew ? running.endsAt.toISOString() : null,
    tolerancia_ate: running.graceUntil?.toISOString() ?? null,
    arrependimento_ate: until && until > new Date() ? until.toISOString() : null,
    devolucao_em_conta: needsAccount(running.method),
  };
}
