import { PAYMENT, type Queryable, refuse } from '@mapa/server-platform';
import { readRunning, type SubscriptionRow } from '../ledger/rows';

/**
 * The purchase that a student wants to end. Undone, a purchase brings back the one before it: a second press, or another
 * tab, must not end that one too.
 * @param startsAt of the purchase that the student saw, where their page tells it
 */
export async function runningFrom(
  tx: Queryable,
  studentId: string,
  startsAt: string | undefined,
): Promise<SubscriptionRow> {
  const running = await readRunning(tx, studentId);
  if (!running) throw refuse(PAYMENT.noPlan);
  if (startsAt !== undefined && running.startsAt.getTime() !== Date.parse(startsAt)) throw refuse(PAYMENT.otherPlan);
  return running;
}
