import { and, eq } from 'drizzle-orm';
import { lockStudent } from '@mapa/server-platform';
import { openPayment } from '../checkout/pay';
import { giveUp } from '../checkout/give-up';
import { record, STUDENT, SYSTEM } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readRunning } from '../ledger/rows';
import { endRecurringCharge, ProviderAway, ProviderRefusal } from '../provider/provider';
import { moveSubscription, stopRenewal } from '../settlement/plan';
import { runningFrom } from './running';
import { checkouts, payments, subscriptions } from '../../tables/payments';

const isOfProvider = (error: unknown): boolean => error instanceof ProviderAway || error instanceof ProviderRefusal;

/**
 * Cancels a subscription at the end of its period. A granted plan without an end is refused.
 * @returns the end of the period
 */
export async function cancelAtPeriodEnd(
  context: PaymentContext,
  studentId: string,
  startsAt: string | undefined,
): Promise<Date> {
  return context.db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const running = await runningFrom(tx, studentId, startsAt);
    if (running.state !== 'cancelada') {
      await moveSubscription(context, tx, running, {
        to: 'cancelada',
        act: 'renovação cancelada',
        by: STUDENT,
        set: { renews: false, graceUntil: null },
      });
      await stopRenewal(context, tx, running);
      await context.mail(tx, { kind: 'cancelled', id: running.id });
    }
    return running.endsAt;
  });
}

/**
 * Stops charging before an account is deleted: cancels the renewal at the provider and open payments. Where the
 * provider is unreachable, both are done later, and charges made meanwhile are refunded.
 */
export async function stopCharging(context: PaymentContext, studentId: string): Promise<void> {
  const running = await readRunning(context.db, studentId);
  const open = await openPayment(context.db, studentId);
  try {
    if (running?.providerId) await endRecurringCharge(context.provider, running.providerId, running.id);
    if (open) await giveUp(context, open, STUDENT);
  } catch (error) {
    if (!isOfProvider(error)) throw error;
    await context.db.transaction(async (tx) => {
      if (running) await stopRenewal(context, tx, running);
      if (open) await context.later(tx, { kind: 'give-up', id: open.id });
    });
  }
}

type Transaction = Parameters<Parameters<PaymentContext['db']['transaction']>[0]>[0];

/**
 * Removes name, address and CPF from a student's payments, in the transaction that deletes the account; the payments
 * are kept.
 */
export async function forgetPayer(context: PaymentContext, tx: Transaction, studentId: string): Promise<void> {
  // Whatever settles a payment of this student meanwhile waits, and then finds no account.
  await lockStudent(tx, studentId);
  const now = context.clock();
  const bought = await tx.select().from(subscriptions).where(eq(subscriptions.studentId, studentId));
  for (const row of bought.filter(({ state }) => ['ativa', 'em_atraso', 'cancelada'].includes(state))) {
    await tx
      .update(subscriptions)
      .set({ state: 'encerrada', renews: false, endedAt: now })
      .where(eq(subscriptions.id, row.id));
    await record(tx, SYSTEM, {
      at: now,
      act: 'conta apagada',
      subscriptionId: row.id,
      paymentId: row.paymentId,
      detail: `${row.state} → encerrada`,
    });
    // It may have been bought after charging was stopped.
    await stopRenewal(context, tx, row);
  }
  await tx
    .update(checkouts)
    .set({ state: 'encerrado' })
    .where(and(eq(checkouts.studentId, studentId), eq(checkouts.state, 'aberto')));
  await tx
    .update(payments)
    .set({ payerName: null, payerCpf: null, payerAddress: null })
    .where(eq(payments.studentId, studentId));
}
