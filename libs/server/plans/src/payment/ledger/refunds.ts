import { CURRENCY } from '@mapa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';
import { record, SYSTEM, type Actor } from './audit';
import type { PaymentContext } from './context';
import type { PaymentRow } from './rows';
import { type BankAccount, paymentRefunds } from '../../tables/payments';

interface RefundOrder {
  readonly payment: Pick<PaymentRow, 'id' | 'amountCents' | 'currency' | 'refundedCents'>;
  /** Without it, the whole remaining amount. */
  readonly cents?: number | undefined;
  readonly reason: string;
  readonly by: Actor;
  /** Bank account for the staff's transfer, if the payment method cannot be refunded. */
  readonly account?: BankAccount | undefined;
}

/** Amount of pending refunds, beyond what the provider has reported. */
const underWay = async (tx: Queryable, paymentId: string): Promise<number> => {
  const waiting = and(
    eq(paymentRefunds.paymentId, paymentId),
    sql`${paymentRefunds.state} in ('pedida', 'a_transferir')`,
  );
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${paymentRefunds.amountCents}), 0)::int` })
    .from(paymentRefunds)
    .where(waiting);
  return sum?.cents ?? 0;
};

/** The amount of a payment that can still be refunded, in centavos. */
export const refundableCents = async (
  tx: Queryable,
  { id, amountCents, refundedCents }: Omit<RefundOrder['payment'], 'currency'>,
): Promise<number> => amountCents - refundedCents - (await underWay(tx, id));

/**
 * Records a refund in the caller's transaction, which holds the payment's lock; a worker or the caller then executes
 * it.
 * @returns the refund's id, or null if nothing is left to refund
 */
export async function orderRefund(
  { clock, later }: PaymentContext,
  tx: Queryable,
  { payment, cents, reason, by, account }: RefundOrder,
): Promise<{ id: string; cents: number } | null> {
  const amountCents = Math.min(cents ?? Infinity, await refundableCents(tx, payment));
  if (amountCents <= 0) return null;
  const values = {
    paymentId: payment.id,
    amountCents,
    createdAt: clock(),
    ...(account && { account, state: 'a_transferir' as const }),
  };
  const [refund] = await tx.insert(paymentRefunds).values(values).returning({ id: paymentRefunds.id });
  if (!refund) throw new Error('no refund');
  await record(tx, by, {
    at: clock(),
    act: 'devolução pedida',
    paymentId: payment.id,
    reason,
    detail: `${amountCents} centavos${payment.currency === CURRENCY ? '' : ` de ${payment.currency}`}`,
  });
  if (!account) await later(tx, { kind: 'refund', id: refund.id });
  return { id: refund.id, cents: amountCents };
}

/** The whole payment was refunded by its payment method: a pending bank transfer is cancelled. */
export async function dropTransfers({ clock }: PaymentContext, tx: Queryable, paymentId: string): Promise<void> {
  const dropped = await tx
    .update(paymentRefunds)
    .set({ state: 'recusada', account: null, doneAt: clock() })
    .where(and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.state, 'a_transferir')))
    .returning({ id: paymentRefunds.id });
  if (dropped.length > 0) await record(tx, SYSTEM, { at: clock(), act: 'transferência dispensada', paymentId });
}
