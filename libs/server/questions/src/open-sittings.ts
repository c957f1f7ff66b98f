import { MAX_PAUSE_MS } from '@mapa/domain';
import { type Database, COMMUNITY, refuse, type Student } from '@mapa/server-platform';
import { sql, type SQL } from 'drizzle-orm';

/** SQL: when the clock of a sitting `s` runs out; `deadlineOf` of libs/domain in the database. */
export const SITTING_DEADLINE = sql`s.started_at + interval '1 millisecond' * (s.duration_ms + least(
  s.paused_ms + coalesce(greatest(extract(epoch from now() - s.paused_at) * 1000, 0), 0), ${sql.raw(String(MAX_PAUSE_MS))}))`;

/**
 * SQL: ids of the questions of a student's open sittings. Until a sitting ends, no call gives that student their key, a
 * verdict, statistics or comments (docs/decisions/073).
 */
export const openSittingQuestions = (studentId: string): SQL => sql`
  select i.question_id from sittings s join sitting_items i on i.student_id = s.student_id and i.sitting_id = s.id
  where s.student_id = ${studentId} and s.state = 'aberta' and now() < ${SITTING_DEADLINE}`;

const NONE: ReadonlySet<number> = new Set();

/** Those of some questions that an open sitting of the student withholds. No query for students without one. */
export async function withheldQuestions(
  db: Database,
  student: Student,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!student.isSitting || ids.length === 0) return NONE;
  const { rows } = await db.execute<{ question_id: number }>(
    sql`select distinct question_id from (${openSittingQuestions(student.id)}) open where question_id in ${ids}`,
  );
  return new Set(rows.map(({ question_id }) => question_id));
}

/** Refuses what tells of a question's key while it is in an open sitting of the student. */
export async function demandNotInSitting(db: Database, student: Student, questionId: number): Promise<void> {
  if ((await withheldQuestions(db, student, [questionId])).size > 0) throw refuse(COMMUNITY.inSitting);
}
