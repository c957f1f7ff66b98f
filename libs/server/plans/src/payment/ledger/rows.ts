import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';
import { payments, subscriptions } from '../../tables/payments';
import { planPrices, plans } from '../../tables/plans';

export type PaymentRow = typeof payments.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PriceRow = typeof planPrices.$inferSelect;

/** A price with the name of its plan. */
export interface NamedPrice extends PriceRow {
  readonly planName: string;
}

/** Whether a subscription still grants the plan; the same condition as the partial index. */
export const isRunning = sql`${subscriptions.state} in ('ativa', 'em_atraso', 'cancelada')`;

/** The price of an id. Prices are never removed. */
export async function readPrice(tx: Queryable, id: string): Promise<NamedPrice> {
  const [row] = await tx
    .select({ price: planPrices, planName: plans.name })
    .from(planPrices)
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .where(eq(planPrices.id, id));
  if (!row) throw new Error(`no price ${id}`);
  return { ...row.price, planName: row.planName };
}

/** The student's active subscription; null without one. */
export async function readRunning(tx: Queryable, studentId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.studentId, studentId), isRunning));
  return row ?? null;
}

/** Whether a recurring charge renews a subscription; otherwise it has to be cancelled at the provider. */
export async function isRenewedBy(tx: Queryable, recurringId: string): Promise<boolean> {
  const renewed = and(eq(subscriptions.providerId, recurringId), eq(subscriptions.renews, true), isRunning);
  return (await tx.$count(subscriptions, renewed)) > 0;
}

/** A payment by its id; null for an unknown one. */
export async function readPayment(tx: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Locks a payment until the transaction ends. The student must be locked before. */
export async function lockPayment(tx: Queryable, id: string): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw new Error(`no payment ${id}`);
  return row;
}
