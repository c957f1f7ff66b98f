import { sql } from 'drizzle-orm';
import type { Queryable } from './client';
import { isDistributed } from './distributed';

/**
 * Serialises one student's writes (answers, resets) until the transaction ends; different students and readers do not
 * block. On several servers the coordinator keeps the lock: a lock of the student's row would be one of all students, on
 * the first server (docs/decisions/163).
 */
export async function lockStudent(tx: Queryable, studentId: string): Promise<void> {
  await tx.execute(
    (await isDistributed(tx))
      ? sql`select pg_advisory_xact_lock(hashtextextended(${studentId}, 0))`
      : sql`select 1 from users where id = ${studentId} for no key update`,
  );
}
