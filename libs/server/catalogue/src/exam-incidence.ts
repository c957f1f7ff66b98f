import { exams } from '@mapa/server-platform';
import { sql, type SQL } from 'drizzle-orm';
import { examIncidenceInIndex, readIds, readIncidence, type SearchSources } from '@mapa/server-search';

/** Incidence of the exams that meet a condition. A number of a paper counts as one question. */
export async function examIncidence({ db, searchIndex }: SearchSources, where: SQL) {
  // Thousands of exams are returned as one value: separate rows would take longer than the count itself.
  const { rows } = await db.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), '') as ids from ${exams} where ${where}`,
  );
  const inMemory = await examIncidenceInIndex(searchIndex, readIds(rows[0]?.ids ?? null));
  return (
    inMemory ??
    readIncidence(
      db,
      sql`select q.subject_path as path, row(eq.exam_id, eq.slot)::text as unit from exam_questions eq
        join exams on exams.id = eq.exam_id join questions q on q.id = eq.question_id where ${where}`,
    )
  );
}
