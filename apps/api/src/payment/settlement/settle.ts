import { daysAfter, isPaymentOpen, mayPaymentGo, type PaymentState } from '@mapa/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockStudent } from '../../answers/lock';
import { checkouts, payments, type Queryable, subscriptions } from '@mapa/server-platform';
import { PROVIDER, record, type Actor } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { lockPayment, readPayment, readPrice, readRunning, type PaymentRow } from '../ledger/rows';
import type { ProviderCharge } from '../provider/provider';
import { fallBack, givePlan, moveSubscription, stopRenewal } from './plan';
import { decideOnMoney } from './verdict';

const MINUTE_MS = 60_000;
const OPEN_CHECK_MINUTES = 2;
const CLOSED_CHECK_MINUTES = 60;
const PAID_CHECK_DAYS = 1;
/** So long after a payment was made its late money, refunds and disputes are looked for without a notice. */
const LATE_DAYS = 7;
const DISPUTE_DAYS = 180;

/** When a payment is asked for again, should no notice come; null: never. */
export function nextCheck(state: PaymentState, createdAt: Date, now: Date): Date | null {
  if (isPaymentOpen(state)) return new Date(now.getTime() + OPEN_CHECK_MINUTES * MINUTE_MS);
  if (state === 'recusado' || state === 'estornado') return null;
  const isLate = state === 'cancelado' || state === 'expirado';
  if (now > daysAfter(createdAt, isLate ? LATE_DAYS : DISPUTE_DAYS)) return null;
  return isLate ? new Date(now.getTime() + CLOSED_CHECK_MINUTES * MINUTE_MS) : daysAfter(now, PAID_CHECK_DAYS);
}

/** Our payment of a charge: the one that it was asked for by, or one more of the same subscription. */
async function paymentOf(
  { provider, clock }: PaymentContext,
  tx: Queryable,
  charge: ProviderCharge,
): Promise<PaymentRow | null> {
  const [known] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider.name), eq(payments.providerId, charge.id)));
  if (known) return known;
  const first = await readPayment(tx, charge.reference);
  if (!first || first.provider !== provider.name) return null;
  if (first.providerId === null) {
    await tx
      .update(payments)
      .set({ providerId: charge.id })
      .where(and(eq(payments.id, first.id), isNull(payments.providerId)));
    return first;
  }
  // A second charge of one reference: a renewal, or one that should not be there, whose money then goes back.
  const isRenewal = charge.recurringId !== null && first.recurringId === charge.recurringId;
  const { studentId, priceId, method, instalments, recurringId, subscriptionId, checkoutId } = first;
  const [made] = await tx
    .insert(payments)
    .values({
      studentId,
      priceId,
      method,
      instalments,
      recurringId,
      checkoutId: isRenewal ? null : checkoutId,
      subscriptionId: isRenewal ? subscriptionId : null,
      amountCents: charge.amountCents,
      provider: provider.name,
      providerId: charge.id,
      createdAt: clock(),
    })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}

/** What follows from a state that a payment has just entered. */
async function follow(context: PaymentContext, tx: Queryable, payment: PaymentRow, from: PaymentState): Promise<void> {
  const { state } = payment;
  if (state === 'pago')
    return from === 'contestado' ? disputeWon(context, tx, payment) : decideOnMoney(context, tx, payment);
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

/** The seller keeps the money after all: what is left of the period comes back. */
async function disputeWon(context: PaymentContext, tx: Queryable, payment: PaymentRow): Promise<void> {
  const row = await subscriptionPaidBy(tx, payment.id);
  if (
    !row?.studentId ||
    row.state !== 'contestada' ||
    row.endsAt <= context.clock() ||
    (await readRunning(tx, row.studentId))
  )
    return;
  await moveSubscription(context, tx, row, {
    to: 'ativa',
    act: 'contestação vencida',
    by: PROVIDER,
    set: { renews: false, providerId: null },
  });
  await stopRenewal(context, tx, row);
  await givePlan(tx, row.studentId, (await readPrice(tx, row.priceId)).planId);
}

/** A checkout without anything that can still be paid is over; one that was only refused goes on. */
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
  refundedCents: Math.min(payment.amountCents, Math.max(payment.refundedCents, charge.refundedCents)),
  pixCode: charge.pixCode ?? payment.pixCode,
  boletoLine: charge.boletoLine ?? payment.boletoLine,
  boletoBarcode: charge.boletoBarcode ?? payment.boletoBarcode,
  boletoUrl: charge.boletoUrl ?? payment.boletoUrl,
  expiresAt: charge.expiresAt ?? payment.expiresAt,
  paidAt: charge.paidAt ?? payment.paidAt,
  providerUpdatedAt: charge.updatedAt,
});

/** The states that a payment passes through to where its provider says it is: paid and sent back may be told as one. */
function pathTo(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (mayPaymentGo(from, to)) return [to];
  return mayPaymentGo(from, 'pago') && mayPaymentGo('pago', to) ? ['pago', to] : [];
}

async function settleLocked(
  context: PaymentContext,
  tx: Queryable,
  payment: PaymentRow,
  charge: ProviderCharge,
  by: Actor,
): Promise<PaymentRow> {
  // What was read from the provider before something newer was: told too late.
  if (payment.providerUpdatedAt && charge.updatedAt < payment.providerUpdatedAt) return payment;
  const path = pathTo(payment.state, charge.state);
  const state = path.at(-1) ?? payment.state;
  const checkAt = nextCheck(state, payment.createdAt, context.clock());
  const [settled] = await tx
    .update(payments)
    .set({ ...told(charge, payment), state, checkAt })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!settled || path.length === 0) return settled ?? payment;
  await record(tx, by, {
    at: context.clock(),
    act: `pagamento ${state}`,
    paymentId: payment.id,
    detail: [payment.state, ...path].join(' → '),
  });
  await follow(context, tx, settled, payment.state);
  return lockPayment(tx, payment.id);
}

/**
 * Brings our payment to what its provider says of the charge, with all that follows, in one transaction. It may be told
 * late, twice, and in any order; null when the charge is none of ours.
 */
export async function settleCharge(
  context: PaymentContext,
  charge: ProviderCharge,
  by: Actor = PROVIDER,
): Promise<PaymentRow | null> {
  return context.db.transaction(async (tx) => {
    const owner = await readPayment(tx, charge.reference);
    if (owner?.studentId) await lockStudent(tx, owner.studentId);
    const payment = await paymentOf(context, tx, charge);
    return payment ? settleLocked(context, tx, await lockPayment(tx, payment.id), charge, by) : null;
  });
}

/** Closes a payment that never reached its provider. Should it be found there later, its money is decided on then. */
export async function closeUnsent(context: PaymentContext, id: string): Promise<PaymentRow> {
  return context.db.transaction(async (tx) => {
    const known = await readPayment(tx, id);
    if (known?.studentId) await lockStudent(tx, known.studentId);
    const payment = await lockPayment(tx, id);
    if (payment.state !== 'processando' || payment.providerId) return payment;
    const checkAt = nextCheck('expirado', payment.createdAt, context.clock());
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
