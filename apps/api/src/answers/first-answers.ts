import { sql, type SQL } from 'drizzle-orm';

/**
 * How everybody first answered some questions: `student_id`, `question_id`, `alternative_id`, `correct`. The first is the one
 * that arrived first, for after it the key is known. It is left out where the key had been seen or released before
 * (docs/decisions/025).
 * @param questions what `question_id` is compared with: a list or a query of ids
 */
export const everybodysFirstAnswers = (questions: SQL): SQL => sql`
  select * from (
    select distinct on (student_id, question_id) student_id, question_id, alternative_id, correct, key_released from answers
    where counted and question_id in (${questions}) order by student_id, question_id, created_at) arrived
  where not key_released`;
