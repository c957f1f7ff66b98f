import { isCpf, numericLegalDayText, regretDeadline, type PaymentMethod } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { refuse, lockStudent } from '@mapa/server-platform';
import { PAYMENT } from '../errors/error-messages';
import { STUDENT } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { demandNoCardNumber } from '../ledger/free-texts';
import { orderRefund } from '../ledger/refunds';
import { lockPayment, type PaymentRow } from '../ledger/rows';
import { fallBack, moveSubscription } from '../settlement/plan';
import { makeRefund } from './refund';
import { runningFrom } from './running';
import { type BankAccount, payments } from '../../tables/payments';

/**
 * Deadline for withdrawing from the purchase of a payment; null for a renewal, and for a payment that granted no plan.
 */
export const regretUntil = ({
  checkoutId,
  verdict,
  paidAt,
}: Pick<PaymentRow, 'checkoutId' | 'verdict' | 'paidAt'>): Date | null =>
  checkoutId && verdict === 'honrar' && paidAt ? regretDeadline(paidAt) : null;

/** Whether payments by this method are refunded by bank transfer. */
export const needsAccount = (method: PaymentMethod): boolean => method === 'boleto';

interface Regret {
  /** Bank account for a payment that cannot be refunded by its method. */
  readonly account: BankAccount | undefined;
  /** Start of the purchase that the student saw. */
  readonly startsAt: string | undefined;
}

interface Regretted {
  readonly cents: number;
  readonly isBack: boolean;
}

/**
 * Withdraws a student's last purchase within the seven days of CDC art. 49: the plan ends at once, all payments for it
 * are refunded, and a mail confirms it.
 */
export async function regret(
  context: PaymentContext,
  studentId: string,
  { account, startsAt }: Regret,
): Promise<Regretted> {
  demandNoCardNumber({ titular: account?.titular });
  const refund = await context.db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const running = await runningFrom(tx, studentId, startsAt);
    const payment = await lockPayment(tx, running.paymentId);
    const until = regretUntil(payment);
    if (!until || context.clock() > until)
      throw refuse(PAYMENT.tooLateToRegret, { dia: numericLegalDayText(until ?? regretDeadline(running.createdAt)) });
    if (needsAccount(payment.method) && !account) throw refuse(PAYMENT.noAccountNamed);
    if (account && !isCpf(account.cpf)) throw refuse(PAYMENT.badCpf);
    await moveSubscription(context, tx, running, { to: 'desfeita', act: 'arrependimento', by: STUDENT });
    await fallBack(context, tx, running, STUDENT);
    await tx.update(payments).set({ checkAt: context.clock() }).where(eq(payments.id, payment.id));
    const target = needsAccount(payment.method) ? account : undefined;
    const ordered = await orderRefund(context, tx, {
      payment,
      reason: 'arrependimento (CDC art. 49)',
      by: STUDENT,
      account: target,
    });
    await context.mail(tx, { kind: 'regretted', id: payment.id });
    return ordered && { ...ordered, isTransfer: target !== undefined };
  });
  if (!refund) return { cents: 0, isBack: false };
  // Refunds at once if possible, because the student waits; the queue retries failures.
  return { cents: refund.cents, isBack: !refund.isTransfer && (await makeRefund(context, refund.id)) };
}
