import { sql, type SQL } from 'drizzle-orm';
import { HELD_ALTERNATIVE, TODAYS_ALTERNATIVE } from '@mapa/server-questions';
import { withheldIds } from '@mapa/server-verdicts';

/**
 * SQL: all students' first answers to some questions: `student_id`, `question_id`, `arrived_at`, and of the current
 * version `alternative_id` and `correct`. The first is the one that arrived first, as the key is known afterwards. It is left
 * out where the key had been seen or released before (docs/decisions/025).
 * @param questions compared with `question_id`: a list or a query of ids
 */
export const everybodysFirstAnswers = (questions: SQL): SQL => sql`
  select * from (
    select distinct on (a.student_id, a.question_id) a.student_id, a.question_id, a.created_at as arrived_at,
      today.id as alternative_id, today.correct, a.key_released
    from answers a join questions q on q.id = a.question_id${TODAYS_ALTERNATIVE}
    where a.counted and a.question_id in (${questions}) and today.id is not null
    order by a.student_id, a.question_id, a.created_at) arrived
  where not key_released`;

/**
 * SQL: those of some items of finished sittings of which the student had been told nothing when the sitting ended: the question
 * neither answered nor revealed, its key not released. What a sitting says of them, blanks included, counts for everybody; of
 * the others the first answer does (docs/decisions/098).
 * @param items a query of `student_id`, `question_id` and `ended_at`, which are returned
 */
export const untoldItems = (items: SQL): SQL => sql`
  select student_id, question_id, ended_at from (${items}) item
  except (
    select item.student_id, item.question_id, item.ended_at from (${items}) item
    join answers a on a.student_id = item.student_id and a.question_id = item.question_id and a.created_at < item.ended_at
    union all
    select item.student_id, item.question_id, item.ended_at from (${items}) item
    join key_releases k on k.student_id = item.student_id and k.question_id = item.question_id and k.released_at < item.ended_at)`;

/** SQL: when an answer `a` of a student `u` was given: no later than it arrived, and not before the account existed. */
export const GIVEN_AT = sql`case when a.answered_at < u.created_at then a.created_at else least(a.answered_at, a.created_at) end`;

/**
 * SQL: a student's own first answers to some questions, in any collection: `question_id`, `correct` by the current key,
 * `key_released`, `given_at`, `elapsed_ms`. The first is determined by the device's time, capped at the arrival; a time before the account's
 * creation is replaced by the arrival. Where a reveal came first there is no answer, nor while
 * the question is in an open sitting. An answer that a sitting recorded counts whatever became of its question, with the sitting's
 * verdict; `as_sat` where that is not what today's question would give (docs/decisions/099).
 * @param questions compared with `question_id`: a list or a query of ids
 */
export const ownFirstAnswers = (studentId: string, questions: SQL): SQL => sql`
  select question_id, correct, key_released, given_at, elapsed_ms, as_sat from (
    select distinct on (a.question_id) a.question_id, case when sat.answer_id is null then today.correct else held.correct end as correct,
      a.key_released, a.revealed, ${GIVEN_AT} as given_at, a.elapsed_ms,
      sat.answer_id is not null and today.correct is distinct from held.correct as as_sat
    from answers a join users u on u.id = a.student_id join questions q on q.id = a.question_id${TODAYS_ALTERNATIVE}
    left join sitting_items sat on sat.student_id = a.student_id and sat.question_id = a.question_id and sat.answer_id = a.id${HELD_ALTERNATIVE}
    where a.student_id = ${studentId} and a.question_id in (${questions}) and (a.revealed or today.id is not null or sat.answer_id is not null)
      and a.question_id not in (${withheldIds(studentId)})
    order by a.question_id, given_at, a.created_at, a.id) first
  where not revealed`;
