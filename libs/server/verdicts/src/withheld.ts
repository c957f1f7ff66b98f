import { bound, type Database, statement, type Student } from '@mapa/server-platform';
import type { SQL } from 'drizzle-orm';

/** SQL on a sitting `s`: whether it is open, or its marks are not all among the answers yet. */
const IS_UNSETTLED = `(s.state = 'aberta' or s.entered_at is null)`;

/**
 * SQL: `question_id` and `sitting_id` of the questions that a student's unsettled sittings hold. Until those end, no call gives
 * that student a key, a verdict, a comment or a statistic of these questions (docs/decisions/100). `$1` is the student.
 */
const WITHHELD = `select i.question_id, i.sitting_id from sittings s
    join sitting_items i on i.student_id = s.student_id and i.sitting_id = s.id where s.student_id = $1 and ${IS_UNSETTLED}`;

/** SQL: ids of the questions that are withheld from the student `$1`, in a statement with a name. */
export const WITHHELD_IDS = `select question_id from (${WITHHELD}) withheld`;

/** SQL: ids of the questions that are withheld from a student, in a query of the builder. */
export const withheldIds = (studentId: string): SQL => bound(WITHHELD_IDS, [studentId]);

const NONE: ReadonlyMap<number, string> = new Map();

const withheldAmong = statement<{ question_id: number; sitting_id: string }>(
  'withheld-questions',
  `select distinct on (question_id) question_id, sitting_id from (${WITHHELD}) withheld
   where question_id = any ($2::int[]) order by question_id, sitting_id`,
);

/**
 * Those of some questions that are withheld from the student, each with the id of a sitting that holds it. No query for students
 * without an unsettled sitting.
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
