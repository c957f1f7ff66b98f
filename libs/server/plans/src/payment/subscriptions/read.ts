import type { ResultOf } from '@mapa/api-contract';
import type { PlanId } from '@mapa/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '@mapa/server-platform';
import { readPayment, readPrice, readRunning, type SubscriptionRow } from '../ledger/rows';
import { needsAccount, regretUntil } from './regret';
import { subscriptions } from '../../tables/payments';

type Subscription = ResultOf<'GET /api/customer-area/user/plan'>['assinatura'];

/** The subscription that is suspended during a dispute and would be restored if the seller won. */
async function readSuspended(db: Database, studentId: string, now: Date): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(eq(subscriptions.studentId, studentId), eq(subscriptions.state, 'contestada'), gt(subscriptions.endsAt, now)),
    )
    .orderBy(desc(subscriptions.startsAt))
    .limit(1);
  return row;
}

/** A student's active or disputed subscription, in the form for the student; null without one. */
export async function readSubscription(db: Database, studentId: string, now: Date): Promise<Subscription> {
  const running = (await readRunning(db, studentId)) ?? (await readSuspended(db, studentId, now));
  if (!running) return null;
  const isSuspended = running.state === 'contestada';
  const [price, payment] = await Promise.all([readPrice(db, running.priceId), readPayment(db, running.paymentId)]);
  const until = payment && regretUntil(payment);
  const willRenew = running.renews && running.state !== 'cancelada' && !isSuspended;
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
    arrependimento_ate: !isSuspended && until && until > now ? until.toISOString() : null,
    devolucao_em_conta: needsAccount(running.method),
  };
}
