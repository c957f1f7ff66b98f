import { GENERAL, refuse, type Rule, type Student } from '@mapa/server-platform';

/** The staff sees keys and comments without answering: teachers write them, moderators judge them (docs/decisions/028). */
export const canSeeKeys = (student: Student): boolean => student.role !== 'estudante';

/** Teachers answer requests for a comment, and the master, who may do everything. */
export const canAnswerRequests = (student: Student): boolean =>
  student.role === 'professor' || student.role === 'master';

/** Refuses with 403 where the policy does not permit the caller. */
export function demand(isAllowed: boolean, rule: Rule = GENERAL.forbidden): void {
  if (!isAllowed) throw refuse(rule);
}
