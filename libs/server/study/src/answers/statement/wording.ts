import { arg, AFTER_ARGUMENTS } from './arguments';

/**
 * SQL: the wording that a version of the question has. Versions that differ in their key alone share a wording; an
 * answer to a later wording replaces one to an earlier (docs/decisions/032).
 * @param version an SQL expression
 */
export type WordingOf = (version: string) => string;

/** Reads the wording where it is asked for, so that an upsert knows each version that its statement sees. */
export const readWording: WordingOf = (version) =>
  `(select w.wording from question_versions w where w.question_id = ${arg.question} and w.version = ${version})`;

/**
 * Finds the wording in one more parameter, which has it at the version's number. A distributed engine carries out an
 * upsert where the student's rows are: what the upsert reads of `question_versions` is empty there, and what the
 * statement has read before is refused in it. A version that was added since then has no wording, so that an answer to it,
 * if another request stored one, stays the latest.
 */
export const givenWording: WordingOf = (version) => `(${AFTER_ARGUMENTS}::int[])[${version}]`;
