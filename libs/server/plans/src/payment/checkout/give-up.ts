import { isPaymentOpen } from '@mapa/domain';
import { refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { STUDENT, type Actor } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readPayment, type PaymentRow } from '../ledger/rows';
import { endRecurringCharge, ProviderAway, ProviderRefusal } from '../provider/provider';
import { closeUnsent, settleCharge } from '../settlement/settle';
import { findAtProvider } from './ask';

const MINUTE_MS = 60_000;
/** After this time a charge that the provider does not know counts as never created. */
const UNSENT_MINUTES = 10;
/** A provider makes the first charge of a recurring one within hours. */
const FORGOTTEN_MINUTES = 24 * 60;
/** After this time the student may go on without it; if it appears after all, its money is handled then. */
const IMPATIENT_MINUTES = 1;

/** Whether a payment that the provider does not know is old enough to be considered unsent. */
export const isUnsent = ({ createdAt }: PaymentRow, now: Date, minutes: number = UNSENT_MINUTES): boolean =>
  now.getTime() - createdAt.getTime() >= minutes * MINUTE_MS;

/** Whether a recurring charge is so old that its first charge will no longer come. */
export const isForgotten = (payment: PaymentRow, now: Date): boolean =>
  payment.state === 'processando' && isUnsent(payment, now, FORGOTTEN_MINUTES);

const latest = async ({ db }: PaymentContext, payment: PaymentRow): Promise<PaymentRow> =>
  (await readPayment(db, payment.id)) ?? payment;

/**
 * Cancels an open payment, first at the provider: afterwards it can no longer be paid, or it was paid meanwhile. Throws
 * ProviderAway when the provider cannot be reached.
 */
export async function giveUp(context: PaymentContext, payment: PaymentRow, by: Actor): Promise<PaymentRow> {
  if (!isPaymentOpen(payment.state)) return payment;
  const isKnown =
    payment.providerId !== null || payment.recurringId !== null || (await findAtProvider(context, payment));
  const found = await latest(context, payment);
  if (!isKnown) return isUnsent(found, context.clock(), IMPATIENT_MINUTES) ? closeUnsent(context, found.id) : found;
  if (found.recurringId) await endRecurringCharge(context.provider, found.recurringId, found.id);
  // A recurring charge that ended before it charged anything.
  if (!found.providerId) return closeUnsent(context, found.id);
  if (!isPaymentOpen(found.state)) return found;
  const charge = await context.provider.cancel(found.providerId, found.id).catch(async (error: unknown) => {
    // It may be paid already: the provider's current state decides.
    if (error instanceof ProviderRefusal && found.providerId) return context.provider.read(found.providerId);
    throw error;
  });
  if (charge) await settleCharge(context, charge, by);
  return latest(context, found);
}

/** Cancels an open payment while the student waits: an outage is refused with a sentence. */
export async function giveUpNow(context: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  try {
    return await giveUp(context, payment, STUDENT);
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderRefusal) throw refuse(PAYMENT.providerAway);
    throw error;
  }
}
