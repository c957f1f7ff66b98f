import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CheckoutState, PaymentMethod, PaymentRefusal, PaymentState, SubscriptionState } from '@mapa/domain';
import { at, users } from '@mapa/server-platform/tables';
import { planPrices } from './plans';

/** A payment's rows outlive its account, without name, e-mail and CPF: the reference to the student is removed. */
const formerStudent = () => uuid().references(() => users.id, { onDelete: 'set null' });

/** A payer's postal address, mandatory for a boleto. */
export interface PayerAddress {
  cep: string;
  logradouro: string;
  numero: string;
  complemento?: string | undefined;
  bairro: string;
  cidade: string;
  uf: string;
}

/** The account to which a boleto is refunded. */
export interface BankAccount {
  titular: string;
  cpf: string;
  banco: string;
  agencia: string;
  conta: string;
  tipo: 'corrente' | 'poupanca';
}

/** Subscriptions and their states; at most one of a student is active at a time. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: formerStudent(),
    priceId: uuid()
      .notNull()
      .references(() => planPrices.id),
    state: text().$type<SubscriptionState>().notNull().default('ativa'),
    method: text().$type<PaymentMethod>().notNull(),
    /** Whether it will be charged again. */
    renews: boolean().notNull(),
    /** Id of the recurring charge at the provider. */
    providerId: text(),
    /** The paid period, and its price. */
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    paidCents: integer().notNull(),
    /** The last honoured payment for it. */
    paymentId: uuid().notNull(),
    /** The subscription that it replaced, which is restored if this one is cancelled within the regret period. */
    replacesId: uuid(),
    graceUntil: at(),
    /** Number of mails sent about a failed renewal. */
    dunned: smallint().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    endedAt: at(),
  },
  (t) => [
    uniqueIndex('subscriptions_running')
      .on(t.studentId)
      .where(sql`${t.state} in ('ativa', 'em_atraso', 'cancelada')`),
    uniqueIndex('subscriptions_provider').on(t.providerId),
    index('subscriptions_student').on(t.studentId),
    index('subscriptions_ends').on(t.endsAt),
  ],
);

/** One attempt to buy a plan: one payment after another until one is paid. A student has one open at a time. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: formerStudent(),
    priceId: uuid()
      .notNull()
      .references(() => planPrices.id),
    state: text().$type<CheckoutState>().notNull().default('aberto'),
    createdAt: at().notNull(),
    paidAt: at(),
    paidBy: uuid(),
  },
  (t) => [
    uniqueIndex('checkouts_open')
      .on(t.studentId)
      .where(sql`${t.state} = 'aberto'`),
    index('checkouts_student').on(t.studentId),
    check('checkouts_state', sql`${t.state} in ('aberto', 'pago', 'encerrado')`),
  ],
);

/** One charge requested from a provider; its id is the external reference there. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: formerStudent(),
    /** Null for the charge of a renewal. */
    checkoutId: uuid().references(() => checkouts.id),
    subscriptionId: uuid().references(() => subscriptions.id),
    priceId: uuid()
      .notNull()
      .references(() => planPrices.id),
    state: text().$type<PaymentState>().notNull().default('processando'),
    refusal: text().$type<PaymentRefusal>(),
    method: text().$type<PaymentMethod>().notNull(),
    amountCents: integer().notNull(),
    /** ISO 4217, as the provider states it; `amountCents` and refunds are hundredths of it. */
    currency: text().notNull().default('BRL'),
    refundedCents: integer().notNull().default(0),
    /** The payer's total with the interest of instalments, if the provider states it. */
    totalPaidCents: integer(),
    creditCents: integer().notNull().default(0),
    instalments: smallint().notNull().default(1),
    provider: text().notNull(),
    /** Id of the charge at the provider; null until known. */
    providerId: text(),
    /** Id of the recurring charge at the provider, for a subscription's payments. */
    recurringId: text(),
    /** Our X-Idempotency-Key: stored before the request and reused on retries. */
    providerKey: uuid().notNull().defaultRandom(),
    /** The decision about its money. */
    verdict: text().$type<'honrar' | 'devolver'>(),
    pixCode: text(),
    boletoLine: text(),
    boletoBarcode: text(),
    boletoUrl: text(),
    payerName: text(),
    payerCpf: text(),
    payerAddress: jsonb().$type<PayerAddress>(),
    createdAt: at().notNull(),
    paidAt: at(),
    expiresAt: at(),
    /** When the provider last changed it. */
    providerUpdatedAt: at(),
    /** When to ask the provider again without a notice; null: never. */
    checkAt: at(),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.provider, t.providerId),
    index('payments_student').on(t.studentId, t.createdAt),
    index('payments_checkout').on(t.checkoutId),
    index('payments_check').on(t.checkAt),
    check('payments_amounts', sql`${t.amountCents} > 0 and ${t.refundedCents} between 0 and ${t.amountCents}`),
  ],
);

/** Refunds; the id is the X-Idempotency-Key at the provider. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountCents: integer().notNull(),
    /** `a_transferir`: the staff transfers it to the named account. */
    state: text().$type<'pedida' | 'feita' | 'a_transferir' | 'recusada'>().notNull().default('pedida'),
    account: jsonb().$type<BankAccount>(),
    createdAt: at().notNull(),
    doneAt: at(),
  },
  (t) => [index('payment_refunds_payment').on(t.paymentId), index('payment_refunds_state').on(t.state)],
);

/** Idempotency keys of checkouts: the same key with the same body is the same payment. */
export const checkoutKeys = pgTable(
  'checkout_keys',
  {
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    bodyHash: text().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.key] })],
);

/** Notices of providers; each is processed once, however often it arrives. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    provider: text().notNull(),
    /** Identity of a notice: everything that the provider signs. */
    eventKey: text().notNull(),
    topic: text().notNull(),
    resourceId: text().notNull(),
    receivedAt: at().notNull().defaultNow(),
    processedAt: at(),
  },
  (t) => [uniqueIndex('payment_events_key').on(t.provider, t.eventKey)],
);

/** Every act on payments and bought plans. Triggers refuse to change or remove a row. */
export const paymentAudit = pgTable(
  'payment_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at().notNull(),
    actor: text().$type<'aluno' | 'equipe' | 'provedor' | 'sistema'>().notNull(),
    /** Id of the staff member; the log outlives the account and contains no name. */
    actorId: uuid(),
    act: text().notNull(),
    paymentId: uuid(),
    subscriptionId: uuid(),
    reason: text(),
    detail: text(),
  },
  (t) => [index('payment_audit_payment').on(t.paymentId), index('payment_audit_subscription').on(t.subscriptionId)],
);

/** Charges of the sandbox, which a real provider would store. No other table references them. */
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
    /** Includes the interest that the buyer pays. */
    totalCents: integer(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
    paidAt: at(),
    expiresAt: at(),
  },
  (t) => [index('sandbox_charges_reference').on(t.reference), index('sandbox_charges_recurring').on(t.recurringId)],
);

/** Idempotency keys of the sandbox's refunds. */
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
