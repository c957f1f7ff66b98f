import { daysAfter, DUNNING_DAYS, FREE_PLAN, GRACE_DAYS } from '@mapa/domain';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Queryable, lockStudent } from '@mapa/server-platform';
import { SYSTEM } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { isRunning, readPayment, type SubscriptionRow } from '../ledger/rows';
import { settleCharge } from '../settlement/settle';
import { givePlan, moveSubscription, stopRenewal } from '../settlement/plan';
import { subscriptions } from '../../tables/payments';

/** How many mails on a failed renewal are due by now. */
const dunningDue = (failedAt: Date, now: Date): number =>
  DUNNING_DAYS.filter((day) => daysAfter(failedAt, day) <= now).length;

/** Ends a subscription whose period is over. */
async function end(context: PaymentContext, tx: Queryable, row: SubscriptionRow, act: string): Promise<void> {
  await moveSubscription(context, tx, row, { to: 'encerrada', act, by: SYSTEM, set: { renews: false } });
  await stopRenewal(context, tx, row);
  await givePlan(tx, row.studentId, FREE_PLAN);
  await context.mail(tx, { kind: 'ended', id: row.id });
}

/** Handles a missing renewal: the plan goes on for the grace period, with a mail whenever one is due. */
async function dun(context: PaymentContext, tx: Queryable, row: SubscriptionRow): Promise<void> {
  const graceUntil = row.graceUntil ?? daysAfter(row.endsAt, GRACE_DAYS);
  if (graceUntil <= context.clock()) return end(context, tx, row, 'tolerância esgotada');
  if (row.state === 'ativa')
    await moveSubscription(context, tx, row, {
      to: 'em_atraso',
      act: 'renovação não paga',
      by: SYSTEM,
      set: { graceUntil },
    });
  const due = dunningDue(row.endsAt, context.clock());
  if (due <= row.dunned) return;
  await tx.update(subscriptions).set({ dunned: due }).where(eq(subscriptions.id, row.id));
  await context.mail(tx, { kind: 'dunning', id: row.id });
}

/** Whether a former demonstration charged for it: nobody will charge again. */
async function isOfFormerDemo({ db, provider }: PaymentContext, { paymentId }: SubscriptionRow): Promise<boolean> {
  return provider.name !== 'sandbox' && (await readPayment(db, paymentId))?.provider === 'sandbox';
}

/** Reads the charges of a recurring one; each may be a renewal without a notice. */
async function readRenewals(context: PaymentContext, row: SubscriptionRow): Promise<void> {
  if (await isOfFormerDemo(context, row)) return;
  const recurring = row.providerId ? await context.provider.readRecurring(row.providerId) : null;
  for (const charge of recurring?.charges ?? []) await settleCharge(context, charge, SYSTEM);
}

async function age(context: PaymentContext, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
    if (seen?.studentId) await lockStudent(tx, seen.studentId);
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), isRunning))
      .for('update');
    if (!row || row.endsAt > context.clock()) return;
    await (row.renews && row.state !== 'cancelada'
      ? dun(context, tx, row)
      : end(context, tx, row, 'período terminado'));
  });
}

/** The updates of subscriptions whose period is over: renewal, grace period, or end. */
export async function agingSubscriptions(context: PaymentContext): Promise<(() => Promise<void>)[]> {
  const over = await context.db
    .select()
    .from(subscriptions)
    .where(and(isRunning, lte(subscriptions.endsAt, context.clock()), sql`${subscriptions.studentId} is not null`))
    // Those that only end need no provider, so they come first.
    .orderBy(asc(subscriptions.renews), asc(subscriptions.endsAt));
  return over.map((row) => async () => {
    // A renewal counts as failed only after asking the provider.
    if (row.renews) await readRenewals(context, row);
    await age(context, row.id);
  });
}
