import { sql } from 'drizzle-orm';
import type { Queryable } from './client';

/**
 * Serialises one student's writes (answers, resets) until the transaction ends; different students and readers do not
 * block.
 */
export async function lockStudent(tx: Queryable, studentId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${studentId} for no key update`);
}
