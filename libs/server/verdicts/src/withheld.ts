import { bound, type Database, statement, type Student } from '@mapa/server-platform';
import type { SQL } from 'drizzle-orm';

/** SQL on a sitting `s`: whether it is open, or its marks are not all recorded as answers yet. */
const IS_UNSETTLED = `(s.state = 'aberta' or s.entered_at is null)`;

/**
 * SQL: ids of the questions in a student's unsettled sittings. Until those end, no call gives that student a key, a
 * verdict, a comment or a statistic of these questions (docs/decisions/100).
 * @param student SQL of the student's id: a placeholder, so that PostgreSQL reads them once, or a column
 */
export const withheldIdsOf = (student: string): string => `
  select i.question_id from sittings s join sitting_items i on i.student_id = s.student_id and i.sitting_id = s.id
  where s.student_id = ${student} and ${IS_UNSETTLED}`;

/** The same for one student, in a query of the builder. */
export const withheldIds = (studentId: string): SQL => bound(withheldIdsOf('$1'), [studentId]);

const NONE: ReadonlyMap<number, string> = new Map();

const withheldAmong = statement<{ question_id: number; sitting_id: string }>(
  'withheld-questions',
  `select distinct on (i.question_id) i.question_id, i.sitting_id
   from sittings s join sitting_items i on i.student_id = s.student_id and i.sitting_id = s.id
   where s.student_id = $1 and ${IS_UNSETTLED} and i.question_id = any ($2::int[]) order by i.question_id, i.sitting_id`,
);

/**
 * Those of the given questions that are withheld from the student, each with the id of a sitting that contains it. Runs
 * no query for students without an unsettled sitting.
 */
export async function withheldQuestions(
  db: Database,
  student: Student,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (!student.isSitting || ids.length === 0) return NONE;
  const rows = await withheldAmong(db, [student.id, ids]);
  return new Map(rows.map(({ question_id, sitting_id }) => [question_id, sitting_id]));
}
