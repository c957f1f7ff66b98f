import { monthsAfter, upgradeCredit } from '@mapa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';
import { PROVIDER, record } from '../ledger/audit';
import type { PaymentContext } from '../ledger/context';
import { readPrice, readRunning, type PaymentRow, type SubscriptionRow } from '../ledger/rows';
import { givePlan, moveSubscription, stopRenewal } from './plan';
import { checkouts, payments, subscriptions } from '../../tables/payments';

/** The remaining period of a running plan of the same kind is added; another kind has lowered the price instead. */
const extends_ = (running: SubscriptionRow | null, planId: string, runningPlan: string | null): boolean =>
  running !== null && runningPlan === planId;

/** Grants the plan that a payment has bought, in the transaction that keeps its money. */
export async function grantPlan(
  context: PaymentContext,
  tx: Queryable,
  payment: PaymentRow & { studentId: string },
): Promise<void> {
  const now = context.clock();
  const price = await readPrice(tx, payment.priceId);
  const running = await readRunning(tx, payment.studentId);
  const isExtension = extends_(running, price.planId, running && (await readPrice(tx, running.priceId)).planId);
  const rest = running && isExtension && running.endsAt > now ? running : null;
  if (running) {
    await moveSubscription(context, tx, running, {
      to: 'encerrada',
      act: isExtension ? 'plano estendido' : 'plano trocado',
      by: PROVIDER,
    });
    if (running.providerId !== payment.recurringId) await stopRenewal(context, tx, running);
  }
  const [made] = await tx
    .insert(subscriptions)
    .values({
      studentId: payment.studentId,
      priceId: price.id,
      method: payment.method,
      renews: payment.recurringId !== null,
      providerId: payment.recurringId,
      startsAt: now,
      endsAt: monthsAfter(rest?.endsAt ?? now, price.months),
      paidCents:
        payment.amountCents - payment.refundedCents + payment.creditCents + (rest ? upgradeCredit(rest, now) : 0),
      paymentId: payment.id,
      replacesId: running?.id ?? null,
      createdAt: now,
    })
    .returning({ id: subscriptions.id });
  if (!made) throw new Error('no subscription');
  await givePlan(tx, payment.studentId, price.planId);
  await tx.update(payments).set({ subscriptionId: made.id, verdict: 'honrar' }).where(eq(payments.id, payment.id));
  await closeCheckout(context, tx, payment, now);
  await record(tx, PROVIDER, {
    at: now,
    act: 'plano concedido',
    paymentId: payment.id,
    subscriptionId: made.id,
    detail: price.planId,
  });
  if (payment.recurringId && payment.amountCents !== price.priceCents)
    await context.later(tx, { kind: 'price-recurring', id: made.id });
  await context.mail(tx, { kind: 'receipt', id: payment.id });
}

/** The checkout is paid: its other open payments are given up at the provider. */
async function closeCheckout(
  { later }: PaymentContext,
  tx: Queryable,
  { id, checkoutId }: PaymentRow,
  paidAt: Date,
): Promise<void> {
  if (!checkoutId) return;
  await tx.update(checkouts).set({ state: 'pago', paidAt, paidBy: id }).where(eq(checkouts.id, checkoutId));
  const others = and(
    eq(payments.checkoutId, checkoutId),
    ne(payments.id, id),
    sql`${payments.state} in ('processando', 'pendente', 'em_analise')`,
  );
  for (const other of await tx.select({ id: payments.id }).from(payments).where(others))
    await later(tx, { kind: 'give-up', id: other.id });
}

/** The next period of a subscription, paid by a renewal. */
export async function renewPlan(
  context: PaymentContext,
  tx: Queryable,
  payment: PaymentRow & { studentId: string },
  row: SubscriptionRow,
): Promise<void> {
  const now = context.clock();
  const price = await readPrice(tx, row.priceId);
  // A late renewal pays from the date it failed, unless the plan had ended meanwhile.
  const startsAt = row.state === 'encerrada' ? now : row.endsAt;
  const period = {
    startsAt,
    endsAt: monthsAfter(startsAt, price.months),
    paidCents: payment.amountCents - payment.refundedCents,
    paymentId: payment.id,
    graceUntil: null,
    dunned: 0,
  };
  if (row.state === 'ativa') {
    await tx.update(subscriptions).set(period).where(eq(subscriptions.id, row.id));
  } else {
    await moveSubscription(context, tx, row, { to: 'ativa', act: 'renovação paga', by: PROVIDER, set: period });
  }
  if (row.providerId && payment.amountCents !== price.priceCents)
    await context.later(tx, { kind: 'price-recurring', id: row.id });
  await givePlan(tx, payment.studentId, price.planId);
  await tx.update(payments).set({ verdict: 'honrar' }).where(eq(payments.id, payment.id));
  await record(tx, PROVIDER, {
    at: now,
    act: 'plano renovado',
    paymentId: payment.id,
    subscriptionId: row.id,
    detail: period.endsAt.toISOString(),
  });
  await context.mail(tx, { kind: 'receipt', id: payment.id });
}
