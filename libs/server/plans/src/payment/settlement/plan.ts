import { FREE_PLAN, isSubscriptionRunning, maySubscriptionGo, type SubscriptionState } from '@mapa/domain';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { type Queryable, users } from '@mapa/server-platform';
import { record, type Actor } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readPrice, type SubscriptionRow } from '../ledger/rows';
import { payments, subscriptions } from '../../tables/payments';

/** Sets a student's plan, from which every request reads the permissions. */
export async function givePlan(tx: Queryable, studentId: string | null, planId: string): Promise<void> {
  if (studentId) await tx.update(users).set({ plan: planId }).where(eq(users.id, studentId));
}

interface Move {
  readonly to: SubscriptionState;
  readonly act: string;
  readonly by: Actor;
  readonly set?: Partial<SubscriptionRow>;
}

/** Moves a subscription to another state, if the table permits it, and logs that. */
export async function moveSubscription(
  context: PaymentContext,
  tx: Queryable,
  row: SubscriptionRow,
  { to, act, by, set = {} }: Move,
): Promise<boolean> {
  if (!maySubscriptionGo(row.state, to)) return false;
  const isOver = !isSubscriptionRunning(to);
  await tx
    .update(subscriptions)
    .set({ state: to, endedAt: isOver ? context.clock() : null, ...set })
    .where(eq(subscriptions.id, row.id));
  await record(tx, by, {
    at: context.clock(),
    act,
    subscriptionId: row.id,
    paymentId: row.paymentId,
    detail: `${row.state} → ${to}`,
  });
  return true;
}

/** Stops the recurring charge of a subscription at the provider, once the transaction commits. */
export async function stopRenewal({ later }: PaymentContext, tx: Queryable, row: SubscriptionRow): Promise<void> {
  if (row.providerId) await later(tx, { kind: 'end-recurring', id: row.providerId });
}

/** The latest plan of a student that was replaced before its period ended and whose money was kept. */
async function replacedPlan(tx: Queryable, studentId: string | null, now: Date): Promise<SubscriptionRow | undefined> {
  if (!studentId) return undefined;
  const [before] = await tx
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
    .where(
      and(
        eq(subscriptions.studentId, studentId),
        eq(subscriptions.state, 'encerrada'),
        gt(subscriptions.endsAt, now),
        inArray(payments.state, ['pago', 'estornado_parcial']),
      ),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return before?.row;
}

/** Ends a student's plan and restores the replaced one if that still has time; otherwise the free plan. */
export async function fallBack(context: PaymentContext, tx: Queryable, row: SubscriptionRow, by: Actor): Promise<void> {
  await stopRenewal(context, tx, row);
  const before = await replacedPlan(tx, row.studentId, context.clock());
  if (before) {
    await moveSubscription(context, tx, before, {
      to: 'ativa',
      act: 'plano anterior retomado',
      by,
      set: { renews: false, providerId: null },
    });
  }
  await givePlan(tx, row.studentId, before ? (await readPrice(tx, before.priceId)).planId : FREE_PLAN);
}
