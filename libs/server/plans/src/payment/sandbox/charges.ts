import { mayPaymentGo, readSandboxToken, SANDBOX_NAMES, type PaymentRefusal } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '@mapa/server-platform';
import { ProviderRefusal, type ChargeOrder, type ProviderCharge } from '../provider/provider';
import { codesOf } from './codes';
import { sandboxCharges, sandboxRefunds } from '../../tables/payments';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;

/** Notifies our side of a change, like a provider's notice; within the sandbox's own transaction. */
export type Notify = (tx: Queryable, topic: 'payment' | 'subscription', id: number) => Promise<void>;

export interface SandboxDependencies {
  db: Database;
  clock: () => Date;
  notify: Notify;
}

/** A charge in the provider's format. */
export const toCharge = (row: SandboxCharge): ProviderCharge => ({
  id: String(row.id),
  reference: row.reference,
  recurringId: row.recurringId === null ? null : String(row.recurringId),
  state: row.state as ProviderCharge['state'],
  refusal: row.refusal,
  amountCents: row.amountCents,
  currency: row.currency,
  totalPaidCents: row.totalCents,
  instalments: row.instalments,
  refundedCents: row.refundedCents,
  paidAt: row.paidAt,
  expiresAt: row.expiresAt,
  updatedAt: row.updatedAt,
  ...codesOf(row),
});

/** The bank's decision on a card, determined by the name on it, as with every provider's test cards. */
export function verdictOn({ card, payer }: ChargeOrder): {
  state: 'pago' | 'em_analise' | 'recusado';
  refusal: PaymentRefusal | null;
} {
  if (!card || !readSandboxToken(card.token)) return { state: 'recusado', refusal: 'dados_do_cartao' };
  const outcome = SANDBOX_NAMES[payer.name.trim().toUpperCase()] ?? 'pago';
  return outcome === 'pago' || outcome === 'em_analise'
    ? { state: outcome, refusal: null }
    : { state: 'recusado', refusal: outcome };
}

/** Whether an id can be one of the sandbox. */
export const isNumber = (id: string): boolean => /^\d{1,15}$/.test(id);

/** Stores a charge once for each idempotency key, and returns whether it is new. */
export async function saveCharge(
  tx: Queryable,
  { notify }: SandboxDependencies,
  values: typeof sandboxCharges.$inferInsert,
): Promise<SandboxCharge> {
  const [made] = await tx.insert(sandboxCharges).values(values).onConflictDoNothing().returning();
  if (made) {
    await notify(tx, 'payment', made.id);
    return made;
  }
  const [known] = await tx
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.idempotencyKey, values.idempotencyKey));
  if (!known) throw new ProviderRefusal('the charge was not kept');
  return known;
}

/** Changes a charge under its row lock; `change` returns null for no change. Null for an unknown id. */
export async function changeCharge(
  deps: SandboxDependencies,
  id: string,
  change: (
    charge: SandboxCharge,
    tx: Queryable,
  ) => Partial<SandboxCharge> | null | Promise<Partial<SandboxCharge> | null>,
  notify: Notify = deps.notify,
): Promise<SandboxCharge | null> {
  if (!isNumber(id)) return null;
  return deps.db.transaction(async (tx) => {
    const [charge] = await tx
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.id, Number(id)))
      .for('update');
    if (!charge) return null;
    const changes = await change(charge, tx);
    if (!changes || (changes.state && changes.state !== charge.state && !mayPaymentGo(charge.state, changes.state)))
      return charge;
    const updatedAt = new Date(Math.max(deps.clock().getTime(), charge.updatedAt.getTime() + 1));
    const [changed] = await tx
      .update(sandboxCharges)
      .set({ ...changes, updatedAt })
      .where(eq(sandboxCharges.id, charge.id))
      .returning();
    await notify(tx, 'payment', charge.id);
    return changed ?? null;
  });
}

/** Expires an unpaid PIX or boleto whose deadline has passed. */
export async function expireCharge(deps: SandboxDependencies, charge: SandboxCharge): Promise<SandboxCharge> {
  const isOver = charge.state === 'pendente' && charge.expiresAt !== null && charge.expiresAt <= deps.clock();
  return isOver ? ((await changeCharge(deps, String(charge.id), () => ({ state: 'expirado' }))) ?? charge) : charge;
}

/** Refunds a part of a charge, once for each key. */
export async function refundCharge(
  deps: SandboxDependencies,
  id: string,
  cents: number,
  key: string,
): Promise<ProviderCharge> {
  let refused = false;
  const charge = await changeCharge(deps, id, async (row, tx) => {
    const refund = { idempotencyKey: key, chargeId: row.id, amountCents: cents };
    const isKnown = (await tx.$count(sandboxRefunds, eq(sandboxRefunds.idempotencyKey, key))) > 0;
    const refundedCents = row.refundedCents + cents;
    refused = !isKnown && (refundedCents > row.amountCents || !['pago', 'estornado_parcial'].includes(row.state));
    if (isKnown || refused) return null;
    await tx.insert(sandboxRefunds).values(refund);
    return { refundedCents, state: refundedCents === row.amountCents ? 'estornado' : 'estornado_parcial' };
  });
  if (!charge || refused) throw new ProviderRefusal('this cannot be refunded');
  return toCharge(charge);
}
