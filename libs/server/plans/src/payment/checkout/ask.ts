import { eq } from 'drizzle-orm';
import { users } from '@mapa/server-platform';
import type { PaymentContext } from '../ledger/context';
import { readPayment, readPrice, type PaymentRow } from '../ledger/rows';
import {
  ProviderAway,
  ProviderRefusal,
  type CardToken,
  type ProviderCharge,
  type ProviderRecurring,
  type RecurringOrder,
} from '../provider/provider';
import { refusedId } from '../settlement/charge-owner';
import { settleCharge } from '../settlement/settle';
import { payments } from '../../tables/payments';

async function orderOf(
  { db }: PaymentContext,
  payment: PaymentRow,
  card: CardToken | null,
): Promise<RecurringOrder | null> {
  const [user] = payment.studentId
    ? await db.select({ email: users.email }).from(users).where(eq(users.id, payment.studentId))
    : [];
  if (!user || !payment.payerName || !payment.payerCpf) return null;
  const price = await readPrice(db, payment.priceId);
  return {
    reference: payment.id,
    amountCents: payment.amountCents,
    description: `Mapa: plano ${price.planName}`,
    method: payment.method,
    instalments: payment.instalments,
    interest: price.interest,
    payer: { name: payment.payerName, email: user.email, cpf: payment.payerCpf, address: payment.payerAddress },
    card,
    expiresAt: payment.expiresAt,
    months: price.months,
    startsAt: payment.createdAt,
  };
}

/** Whether a payment is the first of a recurring charge, which has its own search. */
export const isRecurring = async ({ db }: PaymentContext, payment: PaymentRow): Promise<boolean> =>
  payment.checkoutId !== null && (await readPrice(db, payment.priceId)).renews;

async function settleRecurring(
  context: PaymentContext,
  payment: PaymentRow,
  recurring: ProviderRecurring,
): Promise<void> {
  await context.db.update(payments).set({ recurringId: recurring.id }).where(eq(payments.id, payment.id));
  for (const charge of recurring.charges) await settleCharge(context, charge);
}

/**
 * Looks up a payment at the provider by its external reference, after a call without a response, and applies its state.
 * Returns whether the provider has it.
 */
export async function findAtProvider(context: PaymentContext, payment: PaymentRow): Promise<boolean> {
  const { provider } = context;
  if (await isRecurring(context, payment)) {
    const recurring = await provider.searchRecurring(payment.id);
    if (recurring) await settleRecurring(context, payment, recurring);
    return recurring !== null;
  }
  const charges = await provider.search(payment.id);
  for (const charge of charges) await settleCharge(context, charge);
  return charges.length > 0;
}

/** Closes a payment whose charge the provider refused: no charge exists. */
const refusedCharge = (
  { clock }: PaymentContext,
  { id, amountCents, currency, instalments }: PaymentRow,
  { refusal }: ProviderRefusal,
): ProviderCharge => ({
  id: refusedId(id),
  reference: id,
  recurringId: null,
  state: 'recusado',
  refusal,
  amountCents,
  currency,
  totalPaidCents: null,
  instalments,
  refundedCents: 0,
  paidAt: null,
  expiresAt: null,
  updatedAt: clock(),
  pixCode: null,
  boletoLine: null,
  boletoBarcode: null,
  boletoUrl: null,
});

async function makeCharge(context: PaymentContext, payment: PaymentRow, order: RecurringOrder): Promise<void> {
  try {
    if (await isRecurring(context, payment))
      await settleRecurring(context, payment, await context.provider.startRecurring(order, payment.providerKey));
    else await settleCharge(context, await context.provider.charge(order, payment.providerKey));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    // A second try may be refused because the first succeeded: a card's token works only once.
    if (!(await findAtProvider(context, payment))) await settleCharge(context, refusedCharge(context, payment, error));
  }
}

/**
 * Requests the charge of a stored payment at the provider, with its stored idempotency key: a repeated request is the
 * same charge. If the outcome is unknown, the payment stays as it is until reconciliation.
 */
export async function askProvider(
  context: PaymentContext,
  payment: PaymentRow,
  card: CardToken | null,
): Promise<PaymentRow> {
  const order = await orderOf(context, payment, card);
  if (!order) return payment;
  try {
    await makeCharge(context, payment, order);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    context.log.warn({ event: 'provider away', payment: payment.id, reason: error.message }, 'provider away');
  }
  return (await readPayment(context.db, payment.id)) ?? payment;
}
