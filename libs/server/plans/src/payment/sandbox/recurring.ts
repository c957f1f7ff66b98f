import { monthsAfter, type PaymentRefusal, type PaymentState } from '@mapa/domain';
import { and, asc, eq } from 'drizzle-orm';
import { ProviderRefusal, type ProviderRecurring, type RecurringOrder } from '../provider/provider';
import { isNumber, saveCharge, toCharge, verdictOn, type SandboxDependencies } from './charges';
import { sandboxCharges, sandboxRecurrings } from '../../tables/payments';

type Recurring = typeof sandboxRecurrings.$inferSelect;

/** Creates the next charge of a recurring charge, for the period that begins at `due`. */
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
    await saveCharge(tx, deps, {
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

/** A recurring charge in the provider's format, after making a charge that is due. */
export async function recurringOf(
  deps: SandboxDependencies,
  row: Recurring | undefined,
): Promise<ProviderRecurring | null> {
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

/** Starts a recurring charge and makes its first charge, once for each key. */
export async function startRecurring(
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
    await saveCharge(tx, deps, { ...charge, createdAt: now, updatedAt: now, paidAt: state === 'pago' ? now : null });
    return kept;
  });
  return (await recurringOf(deps, row)) as ProviderRecurring;
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
