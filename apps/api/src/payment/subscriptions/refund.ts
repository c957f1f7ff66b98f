import { eq } from 'drizzle-orm';
import { paymentRefunds } from '@mapa/server-platform';
import { PROVIDER, record } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readPayment } from '../ledger/rows';
import { ProviderAway, ProviderRefusal } from '../provider/provider';
import { settleCharge } from '../settlement/settle';

/**
 * Sends one refund back at the provider, by its own id as the key: done again, it is the same refund.
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
    // In this order: asked for again after a crash between the two, it is the same refund.
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
    log.error({ event: 'refund refused', payment: payment.id, reason: error.message }, 'refund refused');
    return false;
  }
}
