import { daysAfter, isPaymentOpen, mayPaymentGo, type PaymentState } from '@mapa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, lockStudent } from '@mapa/server-platform';
import { PROVIDER, record, SYSTEM, type Actor } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { dropTransfers, orderRefund } from '../ledger/refunds';
import { lockPayment, readPayment, readPrice, readRunning, type PaymentRow } from '../ledger/rows';
import type { ProviderCharge } from '../provider/provider';
import { chargeIdOf, ownerOf, paymentOf } from './charge-owner';
import { fallBack, givePlan, moveSubscription, stopRenewal } from './plan';
import { decideOnMoney } from './verdict';
import { checkouts, payments, subscriptions } from '../../tables/payments';

const MINUTE_MS = 60_000;
const OPEN_CHECK_MINUTES = 2;
const CLOSED_CHECK_MINUTES = 60;
const PAID_CHECK_DAYS = 1;
/** Days after payment in which late money, refunds and disputes are looked for without a notice. */
const LATE_DAYS = 7;
const DISPUTE_DAYS = 180;

/** When a payment is compared again if no notice comes; null: never. */
export function nextCheck(
  { state, createdAt, providerId }: Pick<PaymentRow, 'state' | 'createdAt' | 'providerId'>,
  now: Date,
): Date | null {
  if (isPaymentOpen(state)) return new Date(now.getTime() + OPEN_CHECK_MINUTES * MINUTE_MS);
  // A refused try may have been the second one, so the outcome of the first is looked for.
  const wasNeverMade = state === 'recusado' && chargeIdOf({ providerId }) === null;
  if (state === 'estornado' || (state === 'recusado' && !wasNeverMade)) return null;
  const isLate = state === 'cancelado' || state === 'expirado' || wasNeverMade;
  if (now > daysAfter(createdAt, isLate ? LATE_DAYS : DISPUTE_DAYS)) return null;
  return isLate ? new Date(now.getTime() + CLOSED_CHECK_MINUTES * MINUTE_MS) : daysAfter(now, PAID_CHECK_DAYS);
}

/** Effects of a state that a payment has just entered. */
async function applyStateEffects(
  context: PaymentContext,
  tx: Queryable,
  payment: PaymentRow,
  from: PaymentState,
): Promise<void> {
  const { state, verdict } = payment;
  // Payment and partial refund or dispute may be reported together: the kept money is decided on all the same.
  if ((state === 'pago' || state === 'estornado_parcial') && !verdict) return decideOnMoney(context, tx, payment);
  if (state === 'pago') return disputeWon(context, tx, payment);
  if (state === 'estornado') await dropTransfers(context, tx, payment.id);
  if (state === 'estornado' || state === 'contestado') return loseMoney(context, tx, payment);
  if (state === 'cancelado' || state === 'expirado') return closeEmptyCheckout(tx, payment);
  if (state === 'recusado' && from === 'em_analise') await context.mail(tx, { kind: 'refused', id: payment.id });
}

const subscriptionPaidBy = async (tx: Queryable, paymentId: string) => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.paymentId, paymentId)).for('update');
  return row;
};

async function loseMoney(context: PaymentContext, tx: Queryable, payment: PaymentRow): Promise<void> {
  const row = await subscriptionPaidBy(tx, payment.id);
  if (!row || payment.verdict !== 'honrar') return closeEmptyCheckout(tx, payment);
  const isDispute = payment.state === 'contestado';
  const wasRunning = ['ativa', 'em_atraso', 'cancelada'].includes(row.state);
  const moved = await moveSubscription(context, tx, row, {
    to: isDispute ? 'contestada' : 'desfeita',
    act: isDispute ? 'plano suspenso por contestação' : 'plano desfeito',
    by: PROVIDER,
  });
  if (!moved || !wasRunning) return;
  await fallBack(context, tx, row, PROVIDER);
  await context.mail(tx, { kind: isDispute ? 'disputed' : 'undone', id: payment.id });
}

/**
 * The seller won the dispute: the rest of the period is restored, also in place of a plan bought meanwhile. Money that
 * was not the seller's is refunded now, as disputed money cannot be.
 */
async function disputeWon(context: PaymentContext, tx: Queryable, payment: PaymentRow): Promise<void> {
  const row = await subscriptionPaidBy(tx, payment.id);
  if (payment.verdict === 'devolver' || row?.state === 'desfeita') {
    await orderRefund(context, tx, { payment, reason: 'contestação vencida de um pagamento desfeito', by: SYSTEM });
    return;
  }
  if (!row?.studentId || row.state !== 'contestada' || row.endsAt <= context.clock()) return;
  const running = await readRunning(tx, row.studentId);
  if (running && running.createdAt > row.createdAt) {
    // A plan bought since goes on; if withdrawn, it gives way to this one again.
    await moveSubscription(context, tx, row, { to: 'encerrada', act: 'contestação vencida', by: PROVIDER });
    await stopRenewal(context, tx, row);
    return;
  }
  if (running) await moveSubscription(context, tx, running, { to: 'encerrada', act: 'plano trocado', by: PROVIDER });
  await moveSubscription(context, tx, row, {
    to: 'ativa',
    act: 'contestação vencida',
    by: PROVIDER,
    set: { renews: false, providerId: null },
  });
  await stopRenewal(context, tx, row);
  await givePlan(tx, row.studentId, (await readPrice(tx, row.priceId)).planId);
}

/** Closes a checkout without a payment that can still be paid; one with only refusals stays open. */
async function closeEmptyCheckout(tx: Queryable, { checkoutId }: PaymentRow): Promise<void> {
  if (!checkoutId) return;
  const open = and(
    eq(payments.checkoutId, checkoutId),
    sql`${payments.state} in ('processando', 'pendente', 'em_analise')`,
  );
  if ((await tx.$count(payments, open)) > 0) return;
  await tx
    .update(checkouts)
    .set({ state: 'encerrado' })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.state, 'aberto')));
}

const told = (charge: ProviderCharge, payment: PaymentRow) => ({
  providerId: charge.id,
  recurringId: charge.recurringId ?? payment.recurringId,
  refusal: charge.refusal,
  amountCents: charge.amountCents,
  currency: charge.currency,
  totalPaidCents: charge.totalPaidCents ?? payment.totalPaidCents,
  instalments: charge.instalments ?? payment.instalments,
  refundedCents: Math.min(charge.amountCents, Math.max(payment.refundedCents, charge.refundedCents)),
  pixCode: charge.pixCode ?? payment.pixCode,
  boletoLine: charge.boletoLine ?? payment.boletoLine,
  boletoBarcode: charge.boletoBarcode ?? payment.boletoBarcode,
  boletoUrl: charge.boletoUrl ?? payment.boletoUrl,
  expiresAt: charge.expiresAt ?? payment.expiresAt,
  paidAt: charge.paidAt ?? payment.paidAt,
  providerUpdatedAt: charge.updatedAt,
});

/** The states that a payment passes through to reach the provider's: payment and refund may be reported together. */
function pathTo(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (mayPaymentGo(from, to)) return [to];
  return mayPaymentGo(from, 'pago') && mayPaymentGo('pago', to) ? ['pago', to] : [];
}

/** A partial refund counts as unpaid: the credit for another plan uses the rest. */
async function lowerCredit(tx: Queryable, { id }: PaymentRow, cents: number): Promise<void> {
  if (cents <= 0) return;
  await tx
    .update(subscriptions)
    .set({ paidCents: sql`greatest(0, ${subscriptions.paidCents} - ${cents})` })
    .where(eq(subscriptions.paymentId, id));
}

async function settleLocked(
  context: PaymentContext,
  tx: Queryable,
  payment: PaymentRow,
  charge: ProviderCharge,
  by: Actor,
): Promise<PaymentRow> {
  // Read from the provider before something newer was: too late.
  if (payment.providerUpdatedAt && charge.updatedAt < payment.providerUpdatedAt) return payment;
  const path = pathTo(payment.state, charge.state);
  const state = path.at(-1) ?? payment.state;
  const now = context.clock();
  const values = { ...told(charge, payment), state };
  // A payment that is over may leave a recurring charge behind; reconciliation makes sure it has ended.
  const checkAt = nextCheck({ ...values, createdAt: payment.createdAt }, now) ?? (values.recurringId ? now : null);
  const [settled] = await tx
    .update(payments)
    .set({ ...values, checkAt })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!settled) return payment;
  if (payment.verdict) await lowerCredit(tx, settled, settled.refundedCents - payment.refundedCents);
  if (path.length === 0) return settled;
  await record(tx, by, {
    at: now,
    act: `pagamento ${state}`,
    paymentId: payment.id,
    detail: [payment.state, ...path].join(' → '),
  });
  await applyStateEffects(context, tx, settled, payment.state);
  return lockPayment(tx, payment.id);
}

/**
 * Updates our payment to the provider's state of the charge, with all consequences, in one transaction. Calls may be
 * late, repeated and in any order; null when the charge is not ours.
 */
export async function settleCharge(
  context: PaymentContext,
  charge: ProviderCharge,
  by: Actor = PROVIDER,
): Promise<PaymentRow | null> {
  return context.db.transaction(async (tx) => {
    const owner = await ownerOf(tx, charge, context.provider.name);
    if (owner?.studentId) await lockStudent(tx, owner.studentId);
    const payment = await paymentOf(context, tx, charge);
    return payment ? settleLocked(context, tx, await lockPayment(tx, payment.id), charge, by) : null;
  });
}

/** Closes a payment that never reached its provider. If it is found there later, its money is handled then. */
export async function closeUnsent(context: PaymentContext, id: string): Promise<PaymentRow> {
  return context.db.transaction(async (tx) => {
    const known = await readPayment(tx, id);
    if (known?.studentId) await lockStudent(tx, known.studentId);
    const payment = await lockPayment(tx, id);
    if (payment.state !== 'processando' || payment.providerId) return payment;
    const checkAt = nextCheck({ ...payment, state: 'expirado' }, context.clock());
    const [closed] = await tx
      .update(payments)
      .set({ state: 'expirado', refusal: 'nao_enviado', checkAt })
      .where(eq(payments.id, id))
      .returning();
    await record(tx, PROVIDER, {
      at: context.clock(),
      act: 'pagamento não enviado',
      paymentId: id,
      detail: 'processando → expirado',
    });
    await closeEmptyCheckout(tx, payment);
    return closed ?? payment;
  });
}
