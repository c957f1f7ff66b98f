import { eq } from 'drizzle-orm';
import { exams } from '../tables/catalogue';
import type { Queryable } from './client';

/**
 * Keeps an exam, with its notice, until the transaction ends; one that is just being removed is gone afterwards. Call it
 * before the notice is looked for and its exam referred to.
 */
export async function holdExam(tx: Queryable, examId: number): Promise<void> {
  await tx.select({ id: exams.id }).from(exams).where(eq(exams.id, examId)).for('key share');
}
