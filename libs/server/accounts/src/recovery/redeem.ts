import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, identities, mailTokens, type Queryable, users } from '@mapa/server-platform';
import { revokeSessions } from '@mapa/server-sessions';
import { hashToken, voidTokens, type Purpose } from './tokens';

const usable = (purpose: Purpose, token: string) =>
  and(
    eq(mailTokens.hash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, sql`now()`),
  );

/** The owner of a token that is valid now; it may be used up before the caller redeems it. */
export async function ownerOf(
  db: Database,
  purpose: Purpose,
  token: string,
): Promise<{ name: string; email: string } | undefined> {
  const [owner] = await db
    .select({ name: users.name, email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.studentId))
    .where(usable(purpose, token));
  return owner;
}

/**
 * Locks the student's row first, as a new request does: two concurrent ones wait for each other instead of both
 * failing.
 */
async function lockStudent(tx: Queryable, purpose: Purpose, token: string): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.studentId))
    .where(usable(purpose, token))
    .for('no key update', { of: users });
}

/** Uses a token up: of several concurrent uses, only one gets the student. */
async function useUp(tx: Queryable, purpose: Purpose, token: string): Promise<string | null> {
  const [used] = await tx
    .update(mailTokens)
    .set({ usedAt: new Date() })
    .where(usable(purpose, token))
    .returning({ studentId: mailTokens.studentId });
  return used?.studentId ?? null;
}

/** Unlinks a provider account that was opened with somebody else's e-mail, when the owner proves the e-mail. */
async function unlinkUnproved(tx: Queryable, studentId: string): Promise<void> {
  const unproved = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, studentId), isNull(users.emailVerifiedAt)));
  await tx.delete(identities).where(inArray(identities.studentId, unproved));
}

const verifiedNow = sql`coalesce(${users.emailVerifiedAt}, now())`;

/**
 * Sets the student's new password, ends every session and voids all other recovery links. Reading the mail also proves
 * the address, so it is marked as verified. Null if the token is invalid.
 */
export const resetPassword = (db: Database, token: string, passwordHash: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    await lockStudent(tx, 'recovery', token);
    const student = await useUp(tx, 'recovery', token);
    if (!student) return null;
    await unlinkUnproved(tx, student);
    await tx.update(users).set({ passwordHash, emailVerifiedAt: verifiedNow }).where(eq(users.id, student));
    await voidTokens(tx, 'recovery', student);
    await revokeSessions(tx, student);
    return student;
  });

/** Confirms the e-mail that the token was sent to; a link used before returns `already` as long as its row is kept. */
export const confirmEmail = (db: Database, token: string): Promise<'confirmed' | 'already' | 'dead'> =>
  db.transaction(async (tx) => {
    const student = await useUp(tx, 'confirmation', token);
    const [user] = await tx
      .select({ id: users.id, verifiedAt: users.emailVerifiedAt })
      .from(mailTokens)
      .innerJoin(users, eq(users.id, mailTokens.studentId))
      .where(and(eq(mailTokens.hash, hashToken(token)), eq(mailTokens.purpose, 'confirmation')));
    if (user?.verifiedAt) return 'already';
    if (!student) return 'dead';
    await tx.update(users).set({ emailVerifiedAt: verifiedNow }).where(eq(users.id, student));
    return 'confirmed';
  });
