import { sql, type SQL } from 'drizzle-orm';
import { TODAYS_ALTERNATIVE } from '@mapa/server-questions';

/**
 * How everybody first answered some questions: `student_id`, `question_id`, and of today's version `alternative_id` and
 * `correct`. The first is the one that arrived first, for after it the key is known. It is left out where the key had been
 * seen or released before (docs/decisions/025).
 * @param questions what `question_id` is compared with: a list or a query of ids
 */
export const everybodysFirstAnswers = (questions: SQL): SQL => sql`
  select * from (
    select distinct on (a.student_id, a.question_id) a.student_id, a.question_id, today.id as alternative_id, today.correct, a.key_released
    from answers a join questions q on q.id = a.question_id${TODAYS_ALTERNATIVE}
    where a.counted and a.question_id in (${questions}) and today.id is not null
    order by a.student_id, a.question_id, a.created_at) arrived
  where not key_released`;

/**
 * A student's own first answers to some questions, wherever they were given: `question_id`, `correct` by today's key,
 * `key_released`. The
 * first is told by the time that the device claimed: it is never later than the arrival, and where it is earlier than the
 * account it is no time at all, and the arrival stands for it. Where a reveal came first there is no answer.
 * @param questions what `question_id` is compared with: a list or a query of ids
 */
export const ownFirstAnswers = (studentId: string, questions: SQL): SQL => sql`
  select question_id, correct, key_released from (
    select distinct on (a.question_id) a.question_id, today.correct, a.key_released, a.revealed
    from answers a join users u on u.id = a.student_id join questions q on q.id = a.question_id${TODAYS_ALTERNATIVE}
    where a.student_id = ${studentId} and a.question_id in (${questions}) and (a.revealed or today.id is not null)
    order by a.question_id,
      case when a.answered_at < u.created_at then a.created_at else least(a.answered_at, a.created_at) end, a.created_at, a.id) first
  where not revealed`;
