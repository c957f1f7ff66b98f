import { isPaymentOpen } from '@mapa/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import { paymentRefunds, payments } from '@mapa/server-platform';
import { findAtProvider } from '../checkout/ask';
import { giveUp, isUnsent } from '../checkout/give-up';
import { SYSTEM } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readPayment, type PaymentRow } from '../ledger/rows';
import { ProviderAway, ProviderRefusal } from '../provider/provider';
import { closeUnsent, nextCheck, settleCharge } from '../settlement/settle';
import { ageSubscriptions } from '../subscriptions/lifecycle';
import { makeRefund } from '../subscriptions/refund';

const BATCH = 200;

/** Compares one payment with what its provider says, and searches for it where its answer never came. */
async function compare(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const charge =
    payment.providerId && !payment.providerId.startsWith('recusado-')
      ? await context.provider.read(payment.providerId)
      : null;
  if (charge) await settleCharge(context, charge, SYSTEM);
  // A key that was lost may have made a second charge of the same reference.
  const isFound = await findAtProvider(context, payment);
  const now = context.clock();
  const seen = (await readPayment(context.db, payment.id)) ?? payment;
  if (!charge && !isFound && isUnsent(seen, now)) await closeUnsent(context, seen.id);
  else if (isPaymentOpen(seen.state) && seen.expiresAt && seen.expiresAt < now) await giveUp(context, seen, SYSTEM);
  const after = (await readPayment(context.db, payment.id)) ?? seen;
  await context.db
    .update(payments)
    .set({ checkAt: nextCheck(after.state, after.createdAt, now) })
    .where(eq(payments.id, payment.id));
}

/** What was asked back and did not go: the queue may have lost patience with a provider that was away. */
async function refundWaiting(context: PaymentContext): Promise<void> {
  const waiting = await context.db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'pedida'))
    .limit(BATCH);
  for (const { id } of waiting) await makeRefund(context, id);
}

/**
 * Finds what no notice told: open payments, late money on closed ones, refunds, disputes, renewals, and plans whose time is
 * over. Each payment is looked at when it is due; one that fails does not hold up the others.
 */
export async function reconcile(context: PaymentContext): Promise<void> {
  const due = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, context.provider.name), lte(payments.checkAt, context.clock())))
    .orderBy(asc(payments.checkAt))
    .limit(BATCH);
  const steps = [
    ...due.map((payment) => () => compare(context, payment)),
    () => refundWaiting(context),
    () => ageSubscriptions(context),
  ];
  for (const step of steps) {
    await step().catch((error: unknown) => {
      if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
      context.log.warn({ event: 'reconciliation delayed', reason: error.message }, 'reconciliation delayed');
    });
  }
}
