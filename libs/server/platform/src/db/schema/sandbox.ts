import { bigint, boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentMethod, PaymentRefusal, PaymentState } from '@mapa/domain';
import { at } from './columns';

/** The sandbox's charges, which a real provider would store. No table of ours references them. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 1_000_000_001 }),
    reference: uuid().notNull(),
    idempotencyKey: text().notNull().unique(),
    recurringId: bigint({ mode: 'number' }),
    state: text().$type<PaymentState>().notNull(),
    refusal: text().$type<PaymentRefusal>(),
    method: text().$type<PaymentMethod>().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull().default('BRL'),
    refundedCents: integer().notNull().default(0),
    instalments: smallint().notNull().default(1),
    /** With the interest that the buyer pays. */
    totalCents: integer(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
    paidAt: at(),
    expiresAt: at(),
  },
  (t) => [index('sandbox_charges_reference').on(t.reference), index('sandbox_charges_recurring').on(t.recurringId)],
);

/** Keys of refunds that the sandbox has made: the same key is the same refund. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  idempotencyKey: text().primaryKey(),
  chargeId: bigint({ mode: 'number' }).notNull(),
  amountCents: integer().notNull(),
});

/** Recurring charges of the sandbox. */
export const sandboxRecurrings = pgTable('sandbox_recurrings', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity({ startWith: 5_000_000_001 }),
  reference: uuid().notNull(),
  idempotencyKey: text().notNull().unique(),
  amountCents: integer().notNull(),
  months: integer().notNull(),
  active: boolean().notNull().default(true),
  nextChargeAt: at().notNull(),
  createdAt: at().notNull(),
});
