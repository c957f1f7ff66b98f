import { createHash, createHmac, randomUUID } from 'node:crypto';
import { CONFIRMATION_LINK_DAYS, RECOVERY_LINK_MINUTES } from '@mapa/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { mailTokens, type Queryable, users } from '@mapa/server-platform';

export type Purpose = 'confirmation' | 'recovery';

const MINUTE_MS = 60_000;
const LIFE_MS: Record<Purpose, number> = {
  confirmation: CONFIRMATION_LINK_DAYS * 24 * 60 * MINUTE_MS,
  recovery: RECOVERY_LINK_MINUTES * MINUTE_MS,
};
const KEPT_AFTER_EXPIRY_DAYS = 7;
const SWEPT_AT_ONCE = 100;

/**
 * A token is derived from its row's id (256 bits under the server's key): the worker can write it into a mail, even a
 * second time after a crash, and neither table nor queue contains a usable secret.
 */
const tokenOf = (key: string, id: string): string =>
  createHmac('sha256', key).update(`mail-token:${id}`).digest('base64url');

/** Hash under which a token is stored and looked up. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const expiry = (purpose: Purpose): Date => new Date(Date.now() + LIFE_MS[purpose]);

/** Stores a new token and returns its row's id. Without a student it stores an unusable one, at the same cost. */
export async function createToken(
  tx: Queryable,
  key: string,
  purpose: Purpose,
  studentId: string | null,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(mailTokens)
    .values({ id, studentId, purpose, hash: hashToken(tokenOf(key, id)), expiresAt: expiry(purpose) });
  await tx.execute(sql`
    delete from ${mailTokens} where id in (
      select id from ${mailTokens} where expires_at < now() - make_interval(days => ${KEPT_AFTER_EXPIRY_DAYS})
      limit ${SWEPT_AT_ONCE} for update skip locked
    )`);
  return id;
}

/** Voids a student's links for one purpose. */
export async function voidTokens(tx: Queryable, purpose: Purpose, studentId: string): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.studentId, studentId), eq(mailTokens.purpose, purpose)));
}

/** The token for a mail sent now, valid from now; null if it was used or voided meanwhile. */
export async function renewToken(db: Queryable, key: string, purpose: Purpose, id: string) {
  const [found] = await db
    .update(mailTokens)
    .set({ expiresAt: expiry(purpose) })
    .from(users)
    .where(
      and(
        eq(mailTokens.id, id),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        eq(users.id, mailTokens.studentId),
      ),
    )
    .returning({ studentId: users.id, email: users.email, name: users.name, verifiedAt: users.emailVerifiedAt });
  return found ? { ...found, verified: found.verifiedAt !== null, token: tokenOf(key, id) } : null;
}
