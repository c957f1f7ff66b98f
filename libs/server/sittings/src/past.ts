import { type Queryable, sittingItems, sittings } from '@mapa/server-platform';
import type { PastAnswer } from '@mapa/server-study';
import { newItems } from './start/items';
import type { Choice } from './paper';

/** A delivered sitting of days ago: all its marks reached the server when it was delivered. */
interface PastSitting {
  studentId: string;
  id: string;
  examId: number;
  /** The part of the paper, as `choosePart` gives it. */
  part: Choice;
  startedAt: Date;
  deliveredAt: Date;
  /** In the order in which they were made; what is not named was left blank. */
  marks: readonly { questionId: number; alternativeId: number; elapsedMs: number; markedAt: Date }[];
}

/**
 * Writes a sitting that is over, as starting, marking and delivering it would have.
 * @returns the answers that its marks become, which are not written yet
 */
export async function writePastSitting(tx: Queryable, sitting: PastSitting): Promise<PastAnswer[]> {
  const { studentId, id, examId, part, startedAt, deliveredAt } = sitting;
  const { areas, language, durationMs } = part;
  const marks = new Map(sitting.marks.map((mark) => [mark.questionId, mark]));
  await tx.insert(sittings).values({
    ...{ studentId, id, examId, areas, language, durationMs, startedAt },
    state: 'entregue',
    endedAt: deliveredAt,
    enteredAt: deliveredAt,
  });
  const items = newItems({ studentId, sittingId: id }, part);
  await tx.insert(sittingItems).values(
    items.map((item) => {
      const { alternativeId = null, elapsedMs = null, markedAt = null } = marks.get(item.questionId) ?? {};
      return { ...item, alternativeId, elapsedMs, markedAt };
    }),
  );
  return items.flatMap(({ questionId, answerId }) => {
    const mark = marks.get(questionId);
    if (!mark) return [];
    const { alternativeId, elapsedMs, markedAt: answeredAt } = mark;
    const place = { mapId: null, notebookId: null };
    const told = { confidence: null, elapsedMs, answeredAt, arrivedAt: deliveredAt };
    return [{ studentId, id: answerId, questionId, alternativeId, ...place, ...told }];
  });
}
