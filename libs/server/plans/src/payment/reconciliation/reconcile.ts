import { isPaymentOpen } from '@mapa/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import { findAtProvider } from '../checkout/ask';
import { giveUp, isForgotten, isUnsent } from '../checkout/give-up';
import { SYSTEM } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { isRenewedBy, readPayment, type PaymentRow } from '../ledger/rows';
import { endRecurringCharge, ProviderAway, ProviderRefusal } from '../provider/provider';
import { chargeIdOf } from '../settlement/charge-owner';
import { closeUnsent, nextCheck, settleCharge } from '../settlement/settle';
import { agingSubscriptions } from '../subscriptions/lifecycle';
import { makeRefund } from '../subscriptions/refund';
import { paymentRefunds, payments } from '../../tables/payments';

const BATCH = 200;
const MINUTE_MS = 60_000;
/** How long a payment that could not be compared is postponed in favour of others. */
const POSTPONED_MINUTES = 5;
/** After so many failures in a row the provider counts as unavailable, and the next run tries again. */
const AWAY_IN_A_ROW = 5;

/**
 * Ends a recurring charge that renews no plan, in case the job for it was given up. Whatever it has charged meanwhile
 * is refunded first.
 */
async function endStray(context: PaymentContext, { id, recurringId }: PaymentRow): Promise<void> {
  if (!recurringId) return;
  const recurring = await context.provider.readRecurring(recurringId);
  for (const charge of recurring?.charges ?? []) await settleCharge(context, charge, SYSTEM);
  const payment = await readPayment(context.db, id);
  const isWanted = (payment && isPaymentOpen(payment.state)) || (await isRenewedBy(context.db, recurringId));
  if (recurring?.isActive && !isWanted) await endRecurringCharge(context.provider, recurringId, `end-${recurringId}`);
}

/** Compares one payment with the provider's state, searching for it if the provider's response was lost. */
async function compare(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const chargeId = chargeIdOf(payment);
  const charge = chargeId ? await context.provider.read(chargeId) : null;
  if (charge) await settleCharge(context, charge, SYSTEM);
  // A lost key may have created a second charge of the same reference.
  const isFound = await findAtProvider(context, payment);
  const now = context.clock();
  const seen = (await readPayment(context.db, payment.id)) ?? payment;
  const isOver = isPaymentOpen(seen.state) && ((seen.expiresAt && seen.expiresAt < now) || isForgotten(seen, now));
  if (!charge && !isFound && isUnsent(seen, now)) await closeUnsent(context, seen.id);
  else if (isOver) await giveUp(context, seen, SYSTEM);
  const after = (await readPayment(context.db, payment.id)) ?? seen;
  await endStray(context, after);
  await context.db
    .update(payments)
    .set({ checkAt: nextCheck(after, now) })
    .where(eq(payments.id, payment.id));
}

interface Step {
  readonly work: () => Promise<void>;
  /** The payment to postpone when the work fails. */
  readonly payment?: PaymentRow;
}

/** Payments that are due to be compared, longest waiting first. */
async function duePayments(context: PaymentContext): Promise<Step[]> {
  const due = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, context.provider.name), lte(payments.checkAt, context.clock())))
    .orderBy(asc(payments.checkAt))
    .limit(BATCH);
  return due.map((payment) => ({ payment, work: () => compare(context, payment) }));
}

/** Ordered refunds that were not made: the queue may have given up on an unavailable provider. */
async function waitingRefunds(context: PaymentContext): Promise<Step[]> {
  const waiting = await context.db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'pedida'))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(BATCH);
  return waiting.map(({ id }) => ({ work: async () => void (await makeRefund(context, id)) }));
}

async function postpone({ db, clock }: PaymentContext, { id }: PaymentRow): Promise<void> {
  const checkAt = new Date(clock().getTime() + POSTPONED_MINUTES * MINUTE_MS);
  await db.update(payments).set({ checkAt }).where(eq(payments.id, id));
}

/**
 * Detects changes without a notice: open payments, late money on closed ones, refunds, disputes, renewals, and expired
 * plans. Each payment is checked when it is due; a failure does not stop the others. Afterwards throws the first
 * failure that is not the provider's.
 */
export async function reconcile(context: PaymentContext): Promise<void> {
  const plansThatEnd = (await agingSubscriptions(context)).map((work) => ({ work }));
  const steps: Step[] = [...plansThatEnd, ...(await waitingRefunds(context)), ...(await duePayments(context))];
  const unexpected: unknown[] = [];
  let awayInARow = 0;
  for (const { work, payment } of steps) {
    if (awayInARow === AWAY_IN_A_ROW) break;
    try {
      await work();
      awayInARow = 0;
    } catch (error) {
      awayInARow = error instanceof ProviderAway ? awayInARow + 1 : 0;
      const isProviders = error instanceof ProviderAway || error instanceof ProviderRefusal;
      if (!isProviders) unexpected.push(error);
      context.log.warn(
        { event: 'reconciliation delayed', payment: payment?.id, reason: isProviders ? error.message : 'failure' },
        'reconciliation delayed',
      );
      if (payment) await postpone(context, payment);
    }
  }
  if (unexpected.length > 0) throw unexpected[0];
}
