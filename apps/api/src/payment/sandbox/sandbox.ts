import {
  monthsAfter,
  mayPaymentGo,
  readSandboxToken,
  SANDBOX_NAMES,
  type PaymentRefusal,
  type PaymentState,
} from '@mapa/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/client';
import { sandboxCharges, sandboxRecurrings, sandboxRefunds } from '../../db/schema';
import {
  ProviderRefusal,
  type ChargeOrder,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderRecurring,
  type RecurringOrder,
} from '../provider/provider';
import { codesOf } from './codes';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;
type Recurring = typeof sandboxRecurrings.$inferSelect;

/** Tells our side that something has changed, as a provider's notice does; within the sandbox's own transaction. */
export type Notify = (tx: Queryable, topic: 'payment' | 'subscription', id: number) => Promise<void>;

export interface SandboxDependencies {
  db: Database;
  clock: () => Date;
  notify: Notify;
}

const toCharge = (row: SandboxCharge): ProviderCharge => ({
  id: String(row.id),
  reference: row.reference,
  recurringId: row.recurringId === null ? null : String(row.recurringId),
  state: row.state as ProviderCharge['state'],
  refusal: row.refusal,
  amountCents: row.amountCents,
  refundedCents: row.refundedCents,
  paidAt: row.paidAt,
  expiresAt: row.expiresAt,
  updatedAt: row.updatedAt,
  ...codesOf(row),
});

/** What the bank says of a card: the name on it decides, as with every provider's test cards. */
function verdictOn({ card, payer }: ChargeOrder): {
  state: 'pago' | 'em_analise' | 'recusado';
  refusal: PaymentRefusal | null;
} {
  if (!card || !readSandboxToken(card.token)) return { state: 'recusado', refusal: 'dados_do_cartao' };
  const outcome = SANDBOX_NAMES[payer.name.trim().toUpperCase()] ?? 'pago';
  return outcome === 'pago' || outcome === 'em_analise'
    ? { state: outcome, refusal: null }
    : { state: 'recusado', refusal: outcome };
}

const firstState = (order: ChargeOrder) =>
  order.method === 'cartao' ? verdictOn(order) : { state: 'pendente' as const, refusal: null };

const isNumber = (id: string): boolean => /^\d{1,15}$/.test(id);

/** Keeps a charge once for each key, and says so when it is new. */
async function keepCharge(
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

/** An act on a charge, one at a time: what its state does not allow leaves it as it is. */
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

/** What time alone does to a charge: a PIX or a boleto that nobody paid expires. */
async function grownOld(deps: SandboxDependencies, charge: SandboxCharge): Promise<SandboxCharge> {
  const isOver = charge.state === 'pendente' && charge.expiresAt !== null && charge.expiresAt <= deps.clock();
  return isOver ? ((await changeCharge(deps, String(charge.id), () => ({ state: 'expirado' }))) ?? charge) : charge;
}

/** Charges a recurring charge once more, for the period that begins at `due`. */
export async function chargeAgain(
  deps: SandboxDependencies,
  recurring: Recurring,
  refusal: PaymentRefusal | null = null,
): Promise<void> {
  const now = deps.clock();
  const state: PaymentState = refusal ? 'recusado' : 'pago';
  await deps.db.transaction(async (tx) => {
    const next = monthsAfter(recurring.nextChargeAt, recurring.months);
    const still = and(
      eq(sandboxRecurrings.id, recurring.id),
      eq(sandboxRecurrings.active, true),
      eq(sandboxRecurrings.nextChargeAt, recurring.nextChargeAt),
    );
    const taken = await tx
      .update(sandboxRecurrings)
      .set({ nextChargeAt: next })
      .where(still)
      .returning({ id: sandboxRecurrings.id });
    if (taken.length === 0) return;
    await keepCharge(tx, deps, {
      reference: recurring.reference,
      idempotencyKey: `${recurring.id}:${recurring.nextChargeAt.toISOString()}`,
      recurringId: recurring.id,
      state,
      refusal,
      method: 'cartao',
      amountCents: recurring.amountCents,
      createdAt: now,
      updatedAt: now,
      paidAt: refusal ? null : now,
    });
  });
}

async function recurringOf(deps: SandboxDependencies, row: Recurring | undefined): Promise<ProviderRecurring | null> {
  if (!row) return null;
  const { db, clock } = deps;
  if (row.active && row.nextChargeAt <= clock()) await chargeAgain(deps, row);
  const rows = await db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.recurringId, row.id))
    .orderBy(asc(sandboxCharges.id));
  return { id: String(row.id), isActive: row.active, charges: rows.map(toCharge) };
}

async function startRecurring(
  deps: SandboxDependencies,
  order: RecurringOrder,
  key: string,
): Promise<ProviderRecurring> {
  const now = deps.clock();
  const { state, refusal } = verdictOn(order);
  const row = await deps.db.transaction(async (tx) => {
    const values = {
      reference: order.reference,
      idempotencyKey: key,
      amountCents: order.amountCents,
      months: order.months,
      active: state !== 'recusado',
      nextChargeAt: monthsAfter(order.startsAt, order.months),
      createdAt: now,
    };
    const [made] = await tx.insert(sandboxRecurrings).values(values).onConflictDoNothing().returning();
    const [kept] = made
      ? [made]
      : await tx.select().from(sandboxRecurrings).where(eq(sandboxRecurrings.idempotencyKey, key));
    if (!kept) throw new ProviderRefusal('the recurring charge was not kept');
    const charge = {
      reference: order.reference,
      idempotencyKey: key,
      recurringId: kept.id,
      state,
      refusal,
      method: 'cartao' as const,
      amountCents: order.amountCents,
    };
    await keepCharge(tx, deps, { ...charge, createdAt: now, updatedAt: now, paidAt: state === 'pago' ? now : null });
    return kept;
  });
  return (await recurringOf(deps, row)) as ProviderRecurring;
}

async function refundCharge(
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
    refused =
      !isKnown && (refundedCents > row.amountCents || !['pago', 'estornado_parcial', 'contestado'].includes(row.state));
    if (isKnown || refused) return null;
    await tx.insert(sandboxRefunds).values(refund);
    return { refundedCents, state: refundedCents === row.amountCents ? 'estornado' : 'estornado_parcial' };
  });
  if (!charge || refused) throw new ProviderRefusal('this cannot be refunded');
  return toCharge(charge);
}

/** Finds the recurring charge of an id in the sandbox. */
export async function findRecurring({ db }: SandboxDependencies, id: string): Promise<Recurring | undefined> {
  if (!isNumber(id)) return undefined;
  const [row] = await db
    .select()
    .from(sandboxRecurrings)
    .where(eq(sandboxRecurrings.id, Number(id)));
  return row;
}

/**
 * A provider that moves no money: it keeps its charges in tables of its own, as another company would, and behaves like
 * one. What it is told by whom stands in sandbox/acts.ts.
 */
export function createSandbox(deps: SandboxDependencies): PaymentProvider {
  const { db, clock } = deps;
  return {
    name: 'sandbox',
    charge: async (order, key) => {
      const now = clock();
      const { state, refusal } = firstState(order);
      const { reference, method, amountCents, expiresAt } = order;
      const values = {
        reference,
        idempotencyKey: key,
        method,
        amountCents,
        state,
        refusal,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      };
      return toCharge(
        await db.transaction((tx) => keepCharge(tx, deps, { ...values, paidAt: state === 'pago' ? now : null })),
      );
    },
    read: async (id) => {
      if (!isNumber(id)) return null;
      const [row] = await db
        .select()
        .from(sandboxCharges)
        .where(eq(sandboxCharges.id, Number(id)));
      return row ? toCharge(await grownOld(deps, row)) : null;
    },
    search: async (reference) => {
      const rows = await db
        .select()
        .from(sandboxCharges)
        .where(eq(sandboxCharges.reference, reference))
        .orderBy(asc(sandboxCharges.id));
      return Promise.all(rows.map(async (row) => toCharge(await grownOld(deps, row))));
    },
    cancel: async (id) => {
      const charge = await changeCharge(deps, id, () => ({ state: 'cancelado' }));
      if (!charge) throw new ProviderRefusal('no such charge');
      return toCharge(charge);
    },
    refund: (id, cents, key) => refundCharge(deps, id, cents, key),
    startRecurring: (order, key) => startRecurring(deps, order, key),
    readRecurring: async (id) => recurringOf(deps, await findRecurring(deps, id)),
    searchRecurring: async (reference) => {
      const [row] = await db.select().from(sandboxRecurrings).where(eq(sandboxRecurrings.reference, reference));
      return recurringOf(deps, row);
    },
    priceRecurring: async (id, cents) => {
      if (isNumber(id))
        await db
          .update(sandboxRecurrings)
          .set({ amountCents: cents })
          .where(eq(sandboxRecurrings.id, Number(id)));
    },
    endRecurring: async (id) => {
      if (isNumber(id))
        await db
          .update(sandboxRecurrings)
          .set({ active: false })
          .where(eq(sandboxRecurrings.id, Number(id)));
    },
  };
}
