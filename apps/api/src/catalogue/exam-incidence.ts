import { sql, type SQL } from 'drizzle-orm';
import { examIncidenceInBank } from '../bank/search/catalogue';
import { exams } from '../db/schema';
import type { SearchSources } from '../questions/search';
import { readIncidence } from './incidence';

/** Incidence of the exams that meet a condition. One number of one paper is one question asked. */
export async function examIncidence({ db, bank }: SearchSources, where: SQL) {
  const chosen = await db.select({ id: exams.id }).from(exams).where(where);
  const inMemory = await examIncidenceInBank(bank, chosen.map(({ id }) => id));
  return (
    inMemory ??
    readIncidence(
      db,
      sql`select q.subject_path as path, row(eq.exam_id, eq.slot)::text as unit from exam_questions eq
        join exams on exams.id = eq.exam_id join questions q on q.id = eq.question_id where ${where}`,
    )
  );
}
