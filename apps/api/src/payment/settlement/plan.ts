import { FREE_PLAN, isSubscriptionRunning, maySubscriptionGo, type SubscriptionState } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { type Queryable, subscriptions, users } from '@mapa/server-platform';
import { record, type Actor } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readPrice, type SubscriptionRow } from '../ledger/rows';

/** What a student may do follows from here on; every request reads it. */
export async function givePlan(tx: Queryable, studentId: string | null, planId: string): Promise<void> {
  if (studentId) await tx.update(users).set({ plan: planId }).where(eq(users.id, studentId));
}

interface Move {
  readonly to: SubscriptionState;
  readonly act: string;
  readonly by: Actor;
  readonly set?: Partial<SubscriptionRow>;
}

/** Moves a bought plan to another state, where the table allows it, and logs that. */
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

/** Stops the recurring charge of a bought plan at the provider, once the transaction commits. */
export async function stopRenewal({ later }: PaymentContext, tx: Queryable, row: SubscriptionRow): Promise<void> {
  if (row.providerId) await later(tx, { kind: 'end-recurring', id: row.providerId });
}

/** Ends what a student had, and gives back what that took the place of if that still runs; else the free plan. */
export async function fallBack(context: PaymentContext, tx: Queryable, row: SubscriptionRow, by: Actor): Promise<void> {
  await stopRenewal(context, tx, row);
  const [before] = row.replacesId
    ? await tx.select().from(subscriptions).where(eq(subscriptions.id, row.replacesId))
    : [];
  const comesBack = before && before.endsAt > context.clock() && before.state === 'encerrada';
  if (comesBack) {
    await moveSubscription(context, tx, before, {
      to: 'ativa',
      act: 'plano anterior retomado',
      by,
      set: { renews: false, providerId: null },
    });
  }
  await givePlan(tx, row.studentId, comesBack ? (await readPrice(tx, before.priceId)).planId : FREE_PLAN);
}
