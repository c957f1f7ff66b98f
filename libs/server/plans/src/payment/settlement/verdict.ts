import { CURRENCY, PAID_RULES, ruleOfPaid } from '@mapa/domain';
import { and, eq, gte, ne } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';
import { SYSTEM } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { orderRefund } from '../ledger/refunds';
import { isRenewedBy, readPrice, readRunning, type PaymentRow, type SubscriptionRow } from '../ledger/rows';
import { grantPlan, renewPlan } from './grant';
import { checkouts, payments, subscriptions } from '../../tables/payments';

const [NO_ACCOUNT, NOT_REAIS] = PAID_RULES;

type OfStudent = PaymentRow & { studentId: string };
const hasStudent = (payment: PaymentRow): payment is OfStudent => payment.studentId !== null;

/** Refunds automatically what is not owed, and logs the reason. */
async function sendBack(context: PaymentContext, tx: Queryable, payment: PaymentRow, because: string): Promise<void> {
  await tx.update(payments).set({ verdict: 'devolver' }).where(eq(payments.id, payment.id));
  await orderRefund(context, tx, { payment, reason: because, by: SYSTEM });
  context.log.warn({ event: 'payment sent back', payment: payment.id, reason: because }, 'payment sent back');
  if (payment.recurringId && !(await isRenewedBy(tx, payment.recurringId)))
    await context.later(tx, { kind: 'end-recurring', id: payment.recurringId });
  await context.mail(tx, { kind: 'returned', id: payment.id });
}

async function decideCheckout(
  context: PaymentContext,
  tx: Queryable,
  payment: OfStudent,
  checkoutId: string,
): Promise<void> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for('update');
  if (!checkout) throw new Error(`no checkout ${checkoutId}`);
  const since = and(
    eq(checkouts.studentId, payment.studentId),
    ne(checkouts.id, checkoutId),
    eq(checkouts.state, 'pago'),
    gte(checkouts.paidAt, checkout.createdAt),
  );
  const boughtSince = (await tx.$count(checkouts, since)) > 0;
  const { priceCents, maxInstalments } = await readPrice(tx, payment.priceId);
  const isPrice =
    payment.amountCents === priceCents - payment.creditCents && payment.instalments <= Math.max(maxInstalments, 1);
  const isReais = payment.currency === CURRENCY;
  const { then, because } = ruleOfPaid({ checkout: checkout.state, boughtSince, hasAccount: true, isReais, isPrice });
  await (then === 'honrar' ? grantPlan(context, tx, payment) : sendBack(context, tx, payment, because));
}

/** Why the money of a renewal is not kept; null if it is. */
async function renewalObstacle(
  tx: Queryable,
  payment: OfStudent,
  row: SubscriptionRow | undefined,
): Promise<string | null> {
  if (!row) return 'a assinatura não existe';
  if (payment.currency !== CURRENCY) return NOT_REAIS.because;
  if (payment.amountCents > (await readPrice(tx, row.priceId)).priceCents) return 'a renovação custou mais que o preço';
  if (row.state === 'ativa' || row.state === 'em_atraso') return null;
  if (row.state !== 'encerrada') return 'a renovação tinha sido cancelada';
  return (await readRunning(tx, payment.studentId)) ? 'outro plano tomou o lugar da assinatura' : null;
}

async function decideRenewal(context: PaymentContext, tx: Queryable, payment: OfStudent): Promise<void> {
  const [row] = payment.subscriptionId
    ? await tx.select().from(subscriptions).where(eq(subscriptions.id, payment.subscriptionId))
    : [];
  const obstacle = await renewalObstacle(tx, payment, row);
  await (row && obstacle === null
    ? renewPlan(context, tx, payment, row)
    : sendBack(context, tx, payment, obstacle ?? ''));
}

/** Decides on received money, once in a payment's life; student and payment are locked. */
export async function decideOnMoney(context: PaymentContext, tx: Queryable, payment: PaymentRow): Promise<void> {
  if (payment.verdict) return;
  if (!hasStudent(payment)) return sendBack(context, tx, payment, NO_ACCOUNT.because);
  return payment.checkoutId
    ? decideCheckout(context, tx, payment, payment.checkoutId)
    : decideRenewal(context, tx, payment);
}
