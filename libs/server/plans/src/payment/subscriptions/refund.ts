import { eq } from 'drizzle-orm';
import { lockStudent } from '@mapa/server-platform';
import { PROVIDER, record, SYSTEM } from '../ledger/audit';
import { orderRefund } from '../ledger/refunds';
import type { PaymentContext } from '../ledger/context';
import { lockPayment, readPayment, type PaymentRow } from '../ledger/rows';
import { ProviderAway, ProviderRefusal } from '../provider/provider';
import { settleCharge } from '../settlement/settle';
import { paymentRefunds } from '../../tables/payments';

/** The whole rest was to be refunded, and an unreported part had gone back already: refunds what is left. */
async function sendRest(context: PaymentContext, seen: PaymentRow, asked: number): Promise<void> {
  if (asked !== seen.amountCents - seen.refundedCents || !seen.providerId) return;
  const charge = await context.provider.read(seen.providerId);
  if (charge) await settleCharge(context, charge);
  await context.db.transaction(async (tx) => {
    if (seen.studentId) await lockStudent(tx, seen.studentId);
    const payment = await lockPayment(tx, seen.id);
    const isKept = payment.state === 'estornado_parcial' && payment.refundedCents > seen.refundedCents;
    if (isKept) await orderRefund(context, tx, { payment, reason: 'resto do que foi pedido de volta', by: SYSTEM });
  });
}

/**
 * Makes one refund at the provider, with its own id as the key: repeated, it is the same refund.
 * @returns whether the money is on its way back
 */
export async function makeRefund(context: PaymentContext, refundId: string): Promise<boolean> {
  const { db, provider, clock, log } = context;
  const [refund] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  if (refund?.state !== 'pedida') return refund?.state === 'feita';
  const payment = await readPayment(db, refund.paymentId);
  if (!payment?.providerId) return false;
  const close = (state: 'feita' | 'recusada') =>
    db.update(paymentRefunds).set({ state, doneAt: clock() }).where(eq(paymentRefunds.id, refundId));
  try {
    const charge = await provider.refund(payment.providerId, refund.amountCents, refund.id);
    // In this order, so that a repetition after a crash between the two is the same refund.
    await settleCharge(context, charge);
    await close('feita');
    return true;
  } catch (error) {
    if (error instanceof ProviderAway) {
      log.warn({ event: 'refund delayed', payment: payment.id, reason: error.message }, 'refund delayed');
      return false;
    }
    if (!(error instanceof ProviderRefusal)) throw error;
    await close('recusada');
    await record(db, PROVIDER, {
      at: clock(),
      act: 'devolução recusada pelo provedor',
      paymentId: payment.id,
      reason: error.message,
    });
    await sendRest(context, payment, refund.amountCents);
    log.error({ event: 'refund refused', payment: payment.id, reason: error.message }, 'refund refused');
    return false;
  }
}
