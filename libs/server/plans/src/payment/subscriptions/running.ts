import { type Queryable, refuse } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { readRunning, type SubscriptionRow } from '../ledger/rows';

/**
 * The subscription that a student wants to end. Withdrawing from a purchase restores the previous one, which a second
 * click or another tab must not end too.
 * @param startsAt start of the subscription that the student saw, where the page sends it
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
