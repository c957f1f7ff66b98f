import { createHash, createHmac } from 'node:crypto';
import { and, eq, notLike } from 'drizzle-orm';
import type { PaymentContext } from '../ledger/context';
import type { CheckoutBody } from './input';
import { checkoutKeys } from '../../tables/payments';

const KEYED = 'hmac:';

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort()
          .map(([key, one]) => [key, sorted(one)]),
      )
    : value;

/** Hash of older versions, without a key: SHA-256 of the body with sorted fields. */
const plainHash = (body: CheckoutBody): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex');

const keyedHash = ({ hashKey }: PaymentContext, plain: string): string =>
  KEYED + createHmac('sha256', hashKey).update(plain).digest('hex');

/**
 * Hash of a checkout's body, stored with its idempotency key; nothing else of a card's token is stored. It is keyed, so
 * that readers of the table cannot find a body by trying.
 */
export const hashOf = (context: PaymentContext, body: CheckoutBody): string => keyedHash(context, plainHash(body));

/** Whether a stored hash matches this body, including unkeyed ones of older versions. */
export const isHashOf = (context: PaymentContext, stored: string, body: CheckoutBody): boolean =>
  stored === (stored.startsWith(KEYED) ? hashOf(context, body) : plainHash(body));

/** Replaces up to `most` unkeyed hashes of older versions with keyed ones; returns how many. */
export async function keyPlainHashes(context: PaymentContext, most: number): Promise<number> {
  const plain = await context.db
    .select({ studentId: checkoutKeys.studentId, key: checkoutKeys.key, hash: checkoutKeys.bodyHash })
    .from(checkoutKeys)
    .where(notLike(checkoutKeys.bodyHash, `${KEYED}%`))
    .limit(most);
  for (const { studentId, key, hash } of plain)
    await context.db
      .update(checkoutKeys)
      .set({ bodyHash: keyedHash(context, hash) })
      .where(and(eq(checkoutKeys.studentId, studentId), eq(checkoutKeys.key, key), eq(checkoutKeys.bodyHash, hash)));
  return plain.length;
}
