import { arg } from './arguments';

/**
 * SQL: the wording that a version of the question has. Versions that differ in their key alone share a wording; an
 * answer to a later wording replaces one to an earlier (docs/decisions/032).
 * @param version an SQL expression
 */
export const wordingOf = (version: string): string =>
  `(select w.wording from question_versions w where w.question_id = ${arg.question} and w.version = ${version})`;
