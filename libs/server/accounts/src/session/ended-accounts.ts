import { TOKEN_MAX_AGE_S } from '@mapa/domain';
import { type Database, endedAccounts, type Queryable } from '@mapa/server-platform';
import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';

/** What stands for an account that is no more. Its id was random: nobody finds it by its hash. */
const markOf = (studentId: string): string => createHash('sha256').update(studentId).digest('hex');

/** Notes that an account was deleted by its owner, in the transaction that deletes it. */
export async function noteEnd(tx: Queryable, studentId: string): Promise<void> {
  await tx
    .insert(endedAccounts)
    .values({ account: markOf(studentId) })
    .onConflictDoNothing();
}

/** Whether an account was deleted by its owner. Where it is merely not there, as in a restored database, nothing is known of it. */
export const isAccountEnded = async (db: Database, studentId: string): Promise<boolean> =>
  (await db.$count(endedAccounts, eq(endedAccounts.account, markOf(studentId)))) > 0;

/** Forgets deleted accounts of which no token is valid any more. */
export async function forgetEnded(db: Database): Promise<void> {
  const since = sql`now() - interval '1 second' * ${TOKEN_MAX_AGE_S}`;
  await db.delete(endedAccounts).where(sql`${endedAccounts.endedAt} < ${since}`);
}
