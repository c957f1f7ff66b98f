import { sql, type SQL } from 'drizzle-orm';
import { HELD_ALTERNATIVE, TODAYS_ALTERNATIVE } from '@mapa/server-questions';
import { withheldIds } from '@mapa/server-verdicts';

/**
 * SQL: all students' first answers to some questions: `student_id`, `question_id`, `arrived_at`, and for the current
 * version `alternative_id` and `correct`. The first answer is the first to arrive, because the student knows the key
 * afterwards. Answers after the key was seen or released are excluded (docs/decisions/025).
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
 * SQL: the items of finished sittings whose question was new to the student when the sitting ended: neither answered
 * nor revealed, its key not released. The sitting's results for these, blanks included, enter everybody's statistics;
 * for others the first answer does (docs/decisions/098).
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

/**
 * SQL: when an answer `a` of a student `u` was given: not after its arrival, and not before the account was created.
 */
export const GIVEN_AT = sql`case when a.answered_at < u.created_at then a.created_at else least(a.answered_at, a.created_at) end`;

/**
 * SQL: a student's own first answers to some questions, in any collection: `question_id`, `correct` by the current key,
 * `key_released`, `given_at`, `elapsed_ms`. The order is that of the device's times, capped at the arrival; a time
 * before the account's creation is replaced by the arrival. A question first revealed, or in an open sitting, has no
 * answer here. An answer recorded by a sitting counts with the sitting's verdict whatever became of its question;
 * `as_sat` marks where today's question would give another verdict (docs/decisions/099).
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
