import { createHash } from 'node:crypto';
import type { sittingItems } from '@mapa/server-platform';

/** A question with its place, at the start of its sitting. */
export interface ItemQuestion {
  question_id: number;
  number: number | null;
  variant: string | null;
  area: string;
  version: number;
  annulled: boolean;
}

/** UUID of the answer for a question's mark: always the same, so that it is recorded once. */
function answerId(sittingId: string, questionId: number): string {
  const hash = createHash('sha256').update(`${sittingId}/${questionId}`).digest('hex');
  // Version 8 (RFC 9562): for an application's own rule.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The items of a new sitting with the chosen questions in their present form, without marks. */
export const newItems = (
  key: { studentId: string; sittingId: string },
  { rows }: { rows: readonly ItemQuestion[] },
): (typeof sittingItems.$inferInsert)[] =>
  rows.map(({ question_id: questionId, number, variant, area, version, annulled }, at) => ({
    ...key,
    questionId,
    version,
    position: at + 1,
    number,
    variant,
    area,
    annulled,
    answerId: answerId(key.sittingId, questionId),
  }));
