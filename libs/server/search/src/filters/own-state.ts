import { type Database, statement } from '@mapa/server-platform';
import { verdictByKey, withheldIdsOf } from '@mapa/server-verdicts';

/** SQL: the answers of `OWN_ANSWERS`, with another verdict. @param verdict SQL of the verdict on an answer, by its alias */
const ownAnswersBy = (verdict: (answer: string) => string): string => `
  select sq.question_id, sq.answer_id, ${verdict('sq')} as correct, sq.answered_at from student_questions sq
  where sq.student_id = $1 and sq.attempts > 0 and (sq.changed_at is null or sq.changed_at <= $2::timestamptz)
  union all
  select sq.question_id, was.answer_id, was.correct, was.answered_at
  from student_questions sq cross join lateral (
    select a.id as answer_id, ${verdict('a')} as correct, a.answered_at
    from answers a join question_versions v on v.question_id = a.question_id and v.version = a.version
    where a.student_id = $1 and a.question_id = sq.question_id and not a.revealed and a.created_at <= $2::timestamptz
      and coalesce(a.took_place, a.counted or (a.map_id is null and a.notebook_id is null))
    order by v.wording desc, a.answered_at desc, a.created_at desc limit 1) was
  where sq.student_id = $1 and sq.changed_at > $2::timestamptz`;

/**
 * SQL: the student's latest answer to each question at an instant: `question_id`, `answer_id`, `correct` as if
 * none were annulled, `answered_at`. Later changes are undone from the history. $1 student, $2 the instant
 */
export const OWN_ANSWERS = ownAnswersBy(verdictByKey);

/** SQL: `question_id` of the questions that a student had hidden at an instant. $1 student, $2 the instant */
export const OWN_HIDDEN = `
  select question_id from hidden_questions where student_id = $1 and created_at <= $2::timestamptz
  union all
  select question_id from hidden_spans where student_id = $1 and hidden_at <= $2::timestamptz and shown_at > $2::timestamptz`;

/** SQL: whether a question is shown with its verdict: a withheld one is neither right nor wrong. */
const IS_SHOWN = `question_id not in (${withheldIdsOf('$1')})`;

/** Sets of a student's questions at an instant, each with one column `question_id`. */
export const OWN_SETS = {
  answered: `select question_id from (${OWN_ANSWERS}) own`,
  right: `select question_id from (${OWN_ANSWERS}) own where correct and ${IS_SHOWN}`,
  wrong: `select question_id from (${OWN_ANSWERS}) own where not correct and ${IS_SHOWN}`,
  hidden: OWN_HIDDEN,
};

/** Name of one of the sets above. */
export type OwnSet = keyof typeof OWN_SETS;

/** SQL: the ids of a set as one value of four bytes each, and that they are all of them. */
const idsOf = (set: string): string =>
  `select string_agg(int4send(question_id), '') as ids, true as is_whole from (${set}) own_set`;

/**
 * SQL: the same from the stored verdicts. They are all that matters unless one is missing, as on a question that was
 * annulled without a key; PostgreSQL takes several times longer to plan the look-up of the current key than to run this.
 */
const storedIdsOf = (verdict: string): string =>
  `select string_agg(int4send(question_id), '') filter (where ${verdict} and ${IS_SHOWN}) as ids,
     coalesce(bool_and(correct is not null), true) as is_whole
   from (${ownAnswersBy((answer) => `${answer}.correct`)}) own`;

/** SQL by set, in the order in which to ask, until one says that its ids are whole. $1 student, $2 the instant */
export const OWN_IDS: Record<OwnSet, readonly string[]> = {
  answered: [idsOf(OWN_SETS.answered)],
  right: [storedIdsOf('correct'), idsOf(OWN_SETS.right)],
  wrong: [storedIdsOf('not correct'), idsOf(OWN_SETS.wrong)],
  hidden: [idsOf(OWN_SETS.hidden)],
};

/** The instant of an anchor as a PostgreSQL timestamp; without an anchor, the present. */
export const anchorInstant = (anchor: number | undefined): string =>
  anchor === undefined ? 'infinity' : new Date(anchor).toISOString();

/** SQL: a time rounded up to milliseconds, the precision of JavaScript, so that no row of that time is later. */
export const wholeMs = (time: string): string => `date_trunc('milliseconds', ${time} + interval '999 microseconds')`;

/** The anchor of an instant from the database, in milliseconds since 1970; 1 where there is none. */
export const anchorOf = (moment: Date | null): number => Math.max(1, moment?.getTime() ?? 1);

const lastChange = statement<{ moment: Date | null }>(
  'own-last-change',
  `select ${wholeMs(`greatest(
    (select max(changed_at) from student_questions where student_id = $1),
    (select max(created_at) from hidden_questions where student_id = $1),
    (select max(shown_at) from hidden_spans where student_id = $1))`)} as moment`,
);

/**
 * The anchor for a newly opened list by the own state, in milliseconds since 1970: the last visible change of that
 * state. A clock would not do: an answer that is being written now must be later than the anchor.
 */
export async function readOwnAnchor(db: Database, studentId: string): Promise<number> {
  const [row] = await lastChange(db, [studentId]);
  return anchorOf(row?.moment ?? null);
}
