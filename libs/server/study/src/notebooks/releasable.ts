import { type Database, refuse, type Student } from '@mapa/server-platform';
import { NOTEBOOK } from '../errors/error-messages';
import { withheldIds } from '@mapa/server-verdicts';
import { sql } from 'drizzle-orm';

/** Refuses to release a notebook's keys while a question of it is in an open sitting of the student. */
export async function demandKeysReleasable(db: Database, student: Student, notebookId: string): Promise<void> {
  if (!student.isSitting) return;
  const { rows } = await db.execute(sql`
    select 1 from notebook_questions where student_id = ${student.id} and notebook_id = ${notebookId}
      and question_id in (${withheldIds(student.id)}) limit 1`);
  if (rows.length > 0) throw refuse(NOTEBOOK.inSitting);
}
