import { isPaymentOpen } from '@mapa/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import { paymentRefunds, payments } from '../../db/schema';
import { findAtProvider } from '../checkout/ask';
import { giveUp, isUnsent } from '../checkout/give-up';
import { SYSTEM } from '../ledger/audit';
import type { PaymentDesk } from '../ledger/desk';
import { readPayment, type PaymentRow } from '../ledger/rows';
import { ProviderAway, ProviderRefusal } from '../provider/provider';
import { closeUnsent, nextCheck, settleCharge } from '../settlement/settle';
import { ageSubscriptions } from '../subscriptions/lifecycle';
import { makeRefund } from '../subscriptions/refund';

const BATCH = 200;

/** Compares one payment with what its provider says, and searches for it where its answer never came. */
async function compare(desk: PaymentDesk, payment: PaymentRow): Promise<void> {
  const charge =
    payment.providerId && !payment.providerId.startsWith('recusado-')
      ? await desk.provider.read(payment.providerId)
      : null;
  if (charge) await settleCharge(desk, charge, SYSTEM);
  // A key that was lost may have made a second charge of the same reference.
  const isFound = await findAtProvider(desk, payment);
  const now = desk.clock();
  const seen = (await readPayment(desk.db, payment.id)) ?? payment;
  if (!charge && !isFound && isUnsent(seen, now)) await closeUnsent(desk, seen.id);
  else if (isPaymentOpen(seen.state) && seen.expiresAt && seen.expiresAt < now) await giveUp(desk, seen, SYSTEM);
  const after = (await readPayment(desk.db, payment.id)) ?? seen;
  await desk.db
    .update(payments)
    .set({ checkAt: nextCheck(after.state, after.createdAt, now) })
    .where(eq(payments.id, payment.id));
}

/** What was asked back and did not go: the queue may have lost patience with a provider that was away. */
async function refundWaiting(desk: PaymentDesk): Promise<void> {
  const waiting = await desk.db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'pedida'))
    .limit(BATCH);
  for (const { id } of waiting) await makeRefund(desk, id);
}

/**
 * Finds what no notice told: open payments, late money on closed ones, refunds, disputes, renewals, and plans whose time is
 * over. Each payment is looked at when it is due; one that fails does not hold up the others.
 */
export async function reconcile(desk: PaymentDesk): Promise<void> {
  const due = await desk.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, desk.provider.name), lte(payments.checkAt, desk.clock())))
    .orderBy(asc(payments.checkAt))
    .limit(BATCH);
  const steps = [
    ...due.map((payment) => () => compare(desk, payment)),
    () => refundWaiting(desk),
    () => ageSubscriptions(desk),
  ];
  for (const step of steps) {
    await step().catch((error: unknown) => {
      if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
      desk.log.warn({ event: 'reconciliation delayed', reason: error.message }, 'reconciliation delayed');
    });
  }
}
