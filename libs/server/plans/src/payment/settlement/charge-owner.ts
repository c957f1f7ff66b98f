import { and, asc, eq, isNull } from 'drizzle-orm';
import { isUuid, type Queryable } from '@mapa/server-platform';
import type { PaymentContext } from '../ledger/context';
import { readPayment, type PaymentRow } from '../ledger/rows';
import type { ProviderCharge } from '../provider/provider';
import { payments } from '../../tables/payments';

/** Recorded instead of the charge that a provider refused to create. */
const NEVER_MADE = 'recusado-';

/** Placeholder id of a charge that was refused. */
export const refusedId = (paymentId: string): string => `${NEVER_MADE}${paymentId}`;

/** The id of a payment's charge at the provider; null if there is none yet, or it was refused. */
export const chargeIdOf = ({ providerId }: Pick<PaymentRow, 'providerId'>): string | null =>
  providerId?.startsWith(NEVER_MADE) ? null : providerId;

const isOfCharge = (charge: ProviderCharge, name: string) =>
  and(eq(payments.provider, name), eq(payments.providerId, charge.id));

/** The payment that requested a charge, found by its reference or by its recurring charge. */
async function askedBy(tx: Queryable, charge: ProviderCharge, name: string): Promise<PaymentRow | null> {
  const { reference, recurringId } = charge;
  // Others may charge through the same account at the provider, under references of their own.
  if (reference !== null) return isUuid(reference) ? readPayment(tx, reference) : null;
  if (recurringId === null) return null;
  const [first] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, name), eq(payments.recurringId, recurringId)))
    .orderBy(asc(payments.createdAt))
    .limit(1);
  return first ?? null;
}

/** The payment that a charge belongs to, or would belong to; null for a foreign charge. */
export async function ownerOf(tx: Queryable, charge: ProviderCharge, name: string): Promise<PaymentRow | null> {
  const [known] = await tx.select().from(payments).where(isOfCharge(charge, name));
  return known ?? askedBy(tx, charge, name);
}

/** Our payment of a charge: the one that requested it, or a further one of the same subscription. */
export async function paymentOf(
  { provider, clock }: PaymentContext,
  tx: Queryable,
  charge: ProviderCharge,
): Promise<PaymentRow | null> {
  const [known] = await tx.select().from(payments).where(isOfCharge(charge, provider.name));
  if (known) return known;
  const first = await askedBy(tx, charge, provider.name);
  if (!first || first.provider !== provider.name) return null;
  if (first.providerId === null) {
    await tx
      .update(payments)
      .set({ providerId: charge.id })
      .where(and(eq(payments.id, first.id), isNull(payments.providerId)));
    return first;
  }
  // A second charge of one reference: a renewal, or an unexpected one, whose money is then refunded.
  const isRenewal =
    charge.recurringId !== null && first.recurringId === charge.recurringId && chargeIdOf(first) !== null;
  const { studentId, priceId, method, instalments, recurringId, subscriptionId, checkoutId, creditCents } = first;
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
      creditCents: isRenewal ? 0 : creditCents,
      amountCents: charge.amountCents,
      currency: charge.currency,
      provider: provider.name,
      providerId: charge.id,
      createdAt: clock(),
    })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}
