import { TODAYS_ALTERNATIVE } from '@mapa/server-questions';
import { ownFirstAnswers } from '@mapa/server-study';
import { sql, type SQL } from 'drizzle-orm';

/** SQL: the answers that a score is of, `question_id` and `correct`, to some questions: a list or a query of ids. */
export type AnswerSource = (questions: SQL) => SQL;

/** A student's first answers, wherever they were given; none after a release of the key. */
export const firstAnswersOf =
  (studentId: string): AnswerSource =>
  (questions) =>
    sql`select question_id, correct from (${ownFirstAnswers(studentId, questions)}) f where not key_released`;

/** The marks of a finished sitting: what was left blank or marked twice is wrong (docs/decisions/073). */
export const sittingMarksOf =
  ({ studentId, sittingId }: { studentId: string; sittingId: string }): AnswerSource =>
  (questions) => sql`
    select a.question_id, coalesce(today.correct, false) as correct
    from sitting_items a join questions q on q.id = a.question_id${TODAYS_ALTERNATIVE}
    where a.student_id = ${studentId} and a.sitting_id = ${sittingId} and a.question_id in (${questions})`;
