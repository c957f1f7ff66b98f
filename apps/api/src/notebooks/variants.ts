import { sql } from 'drizzle-orm';
import { variantsWhere, type Variants } from '../catalogue/variants';
import type { Database } from '../db/client';

/** The numbers of papers of which a notebook holds several versions; null where there are none. */
export async function readVariants(db: Database, studentId: string, notebookId: string): Promise<Variants> {
  const held = sql`x.question_id in (select question_id from notebook_questions where student_id = ${studentId} and notebook_id = ${notebookId})`;
  const { rows } = await db.execute<{ variants: Variants }>(sql`select ${variantsWhere(held)} as variants`);
  return rows[0]?.variants ?? null;
}
