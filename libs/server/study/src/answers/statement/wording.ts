import { arg } from './arguments';

/**
 * SQL: which wording of the question a version holds. An answer to a later wording takes the place of one to an earlier
 * (docs/decisions/032); versions that differ in their key alone share a wording.
 * @param version an SQL expression
 */
export const wordingOf = (version: string): string =>
  `(select w.wording from question_versions w where w.question_id = ${arg.question} and w.version = ${version})`;
