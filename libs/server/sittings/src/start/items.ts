import { createHash } from 'node:crypto';
import type { sittingItems } from '@mapa/server-platform';

/** A question with its place, as it is when its sitting begins. */
export interface ItemQuestion {
  question_id: number;
  number: number | null;
  variant: string | null;
  area: string;
  version: number;
  annulled: boolean;
}

/** UUID of the answer that a question's mark becomes: the same each time, so that it enters once. */
function answerId(sittingId: string, questionId: number): string {
  const hash = createHash('sha256').update(`${sittingId}/${questionId}`).digest('hex');
  // Version 8 (RFC 9562): made by a rule of the application's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The items of a sitting that begins with the chosen questions as they are now, without marks. */
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
