import { type Queryable, sittingItems, sittings } from '@mapa/server-platform';
import type { PastAnswer } from '@mapa/server-study';
import { newItems } from './start/items';
import type { Choice } from './paper';

/** A sitting delivered days ago, all of whose marks had arrived when it was delivered. */
interface PastSitting {
  studentId: string;
  id: string;
  examId: number;
  /** The part of the paper, as returned by `choosePart`. */
  part: Choice;
  startedAt: Date;
  deliveredAt: Date;
  /** In chronological order; questions without a mark were left blank. */
  marks: readonly { questionId: number; alternativeId: number; elapsedMs: number; markedAt: Date }[];
}

/**
 * Writes a finished sitting, with the same result as starting, marking and delivering it.
 * @returns the answers for its marks, not written yet
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
