import { TOKEN_MAX_AGE_S } from '@mapa/domain';
import { type Database, endedAccounts, type Queryable } from '@mapa/server-platform';
import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';

/** Mark of a deleted account. Its id was random, so the hash cannot be traced back to it. */
const markOf = (studentId: string): string => createHash('sha256').update(studentId).digest('hex');

/** Records that the owner deleted the account, in the deleting transaction. */
export async function noteEnd(tx: Queryable, studentId: string): Promise<void> {
  await tx
    .insert(endedAccounts)
    .values({ account: markOf(studentId) })
    .onConflictDoNothing();
}

/**
 * Whether the owner deleted the account. An account that is merely missing, as in a restored database, counts as
 * unknown.
 */
export const isAccountEnded = async (db: Database, studentId: string): Promise<boolean> =>
  (await db.$count(endedAccounts, eq(endedAccounts.account, markOf(studentId)))) > 0;

/** Deletes the marks of accounts whose tokens have all expired. */
export async function forgetEnded(db: Database): Promise<void> {
  const since = sql`now() - interval '1 second' * ${TOKEN_MAX_AGE_S}`;
  await db.delete(endedAccounts).where(sql`${endedAccounts.endedAt} < ${since}`);
}
