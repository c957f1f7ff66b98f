import { withheldIdsOf } from './withheld';

/** SQL: whether two alternatives, of one version or of two, are the same one (docs/decisions/032). */
export const isSameAlternative = (one: string, other: string): string =>
  `coalesce(${one}.same_as, ${one}.id) = coalesce(${other}.same_as, ${other}.id)`;

/**
 * SQL: the verdict on whoever chooses an alternative, by the key of its version: what an answer stores, whether or not its
 * question is annulled (docs/decisions/098). Null where that version has no key, as an annulled question may have none.
 * @param alternative an alias of `alternatives`
 */
export const verdictOn = (alternative: string): string =>
  `case when ${alternative}.correct or exists (
      select from alternatives k where k.question_id = ${alternative}.question_id and k.version = ${alternative}.version and k.correct)
    then ${alternative}.correct end`;

/**
 * SQL: the verdict on an answer by the current key, whether or not the question is annulled. Null of a reveal, of an answer
 * whose alternative has no counterpart today, and where there is no current key.
 * @param answer an alias of `answers` or of a table made from it: `question_id`, `alternative_id`, `correct`
 */
export const todaysVerdict = (answer: string): string => `(
      select ${verdictOn('today')} from alternatives given
      join questions q on q.id = given.question_id
      join alternatives today on today.question_id = q.id and today.version = q.current_version and ${isSameAlternative('today', 'given')}
      where given.id = ${answer}.alternative_id)`;

/**
 * SQL: the verdict on an answer as if no question were annulled: the stored one, or, where the answered version had no key,
 * today's.
 * @param answer as for `todaysVerdict`
 */
export const verdictByKey = (answer: string): string => `coalesce(${answer}.correct, ${todaysVerdict(answer)})`;

/**
 * SQL: the verdict by which an answer is reviewed, whether or not the question is annulled: today's, or the stored one where the
 * question started anew since.
 * @param answer as for `todaysVerdict`
 */
export const reviewedVerdict = (answer: string): string => `coalesce(${todaysVerdict(answer)}, ${answer}.correct)`;

/**
 * SQL: the verdict on an answer as every screen shows it: null while its question is annulled, or an open sitting of the student
 * withholds it; else `verdictByKey`. Both are read here and stored in no answer, so that they hold for all answers at once, and
 * so does their end.
 * @param answer as for `todaysVerdict`
 * @param student SQL of the id of the answer's student, as for `withheldIdsOf`
 */
export const shownVerdict = (answer: string, student: string): string =>
  `case when not exists (select from questions q where q.id = ${answer}.question_id and q.annulled)
      and ${answer}.question_id not in (${withheldIdsOf(student)}) then ${verdictByKey(answer)} end`;
