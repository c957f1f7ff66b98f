import { GENERAL, refuse, type Rule, type Student } from '@mapa/server-platform';

/** Staff see keys and comments without answering: teachers write them, moderators judge them (docs/decisions/028). */
export const canSeeKeys = (student: Student): boolean => student.role !== 'estudante';

/** Teachers answer requests for a comment, as may the master. */
export const canAnswerRequests = (student: Student): boolean =>
  student.role === 'professor' || student.role === 'master';

/** Refuses with 403 if the policy does not permit the caller. */
export function demand(isAllowed: boolean, rule: Rule = GENERAL.forbidden): void {
  if (!isAllowed) throw refuse(rule);
}
