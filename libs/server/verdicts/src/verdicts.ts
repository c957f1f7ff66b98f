import { withheldIdsOf } from './withheld';

/** SQL: whether two alternatives, of one version or of two, are the same (docs/decisions/032). */
export const isSameAlternative = (one: string, other: string): string =>
  `coalesce(${one}.same_as, ${one}.id) = coalesce(${other}.same_as, ${other}.id)`;

/**
 * SQL: the verdict on a choice of this alternative, by the key of its version: the value stored with an answer, whether
 * or not its question is annulled (docs/decisions/098). Null if that version has no key, as an annulled question may
 * not.
 * @param alternative an alias of `alternatives`
 */
export const verdictOn = (alternative: string): string =>
  `case when ${alternative}.correct or exists (
      select from alternatives k where k.question_id = ${alternative}.question_id and k.version = ${alternative}.version and k.correct)
    then ${alternative}.correct end`;

/**
 * SQL: the verdict on an answer by the current key, whether or not the question is annulled. Null for a reveal, for an
 * answer whose alternative has no counterpart now, and without a current key.
 * @param answer an alias of `answers` or of a table made from it: `question_id`, `alternative_id`, `correct`
 */
export const todaysVerdict = (answer: string): string => `(
      select ${verdictOn('today')} from alternatives given
      join questions q on q.id = given.question_id
      join alternatives today on today.question_id = q.id and today.version = q.current_version and ${isSameAlternative('today', 'given')}
      where given.id = ${answer}.alternative_id)`;

/**
 * SQL: the verdict on an answer as if no question were annulled: the stored one, or the current one if the answered
 * version had no key.
 * @param answer as for `todaysVerdict`
 */
export const verdictByKey = (answer: string): string => `coalesce(${answer}.correct, ${todaysVerdict(answer)})`;

/**
 * SQL: the verdict by which an answer is reviewed, whether or not the question is annulled: the current one, or the
 * stored one if the question was restarted since.
 * @param answer as for `todaysVerdict`
 */
export const reviewedVerdict = (answer: string): string => `coalesce(${todaysVerdict(answer)}, ${answer}.correct)`;

/**
 * SQL: the displayed verdict on an answer: null while its question is annulled or withheld by an open sitting of the
 * student; otherwise `verdictByKey`. Both conditions are read here and stored in no answer, so that they apply to all
 * answers at once, and so does their end.
 * @param answer as for `todaysVerdict`
 * @param student SQL of the id of the answer's student, as for `withheldIdsOf`
 */
export const shownVerdict = (answer: string, student: string): string =>
  `case when not exists (select from questions q where q.id = ${answer}.question_id and q.annulled)
      and ${answer}.question_id not in (${withheldIdsOf(student)}) then ${verdictByKey(answer)} end`;
