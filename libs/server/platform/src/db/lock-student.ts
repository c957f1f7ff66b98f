import { sql } from 'drizzle-orm';
import type { Queryable } from './client';

/**
 * Makes one student's writes (answers, resets) follow one another until the transaction ends; students do not wait for
 * each other, and readers wait for nobody.
 */
export async function lockStudent(tx: Queryable, studentId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${studentId} for no key update`);
}
