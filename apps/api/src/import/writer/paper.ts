import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { examQuestions } from '../../db/schema';
import { saveMapQuestions } from './map';
import type { MapChange } from './map';
import { planSlots } from './slots';
import type { PaperItem, Place } from './slots';

const ROWS_PER_STATEMENT = 1000;

/** A question of the paper with the subject it counts for on the map. */
export interface PaperQuestion extends PaperItem {
  subjectId: number;
}

/** Puts a file's questions into their exam and its map; rows that would stay the same are not touched. Tells when the map gave way to another. */
export async function savePaper(tx: Queryable, examId: number, mapId: number, items: PaperQuestion[]): Promise<MapChange | null> {
  // A question that a paper states twice stands in it once, at its first place.
  const firsts = new Map<number, PaperQuestion>();
  for (const item of items) if (!firsts.has(item.questionId)) firsts.set(item.questionId, item);
  const existing = await tx
    .select({
      questionId: examQuestions.questionId,
      slot: examQuestions.slot,
      number: examQuestions.number,
      variant: examQuestions.variant,
    })
    .from(examQuestions)
    .where(eq(examQuestions.examId, examId));
  const places = planSlots([...firsts.values()], existing);
  for (let at = 0; at < places.length; at += ROWS_PER_STATEMENT) {
    const rows = places.slice(at, at + ROWS_PER_STATEMENT);
    await saveExamRows(tx, rows.map((place) => ({ ...place, examId })));
  }
  return saveMapQuestions(tx, mapId, places.map((place) => ({ ...place, subjectId: firsts.get(place.questionId)?.subjectId ?? 0 })));
}

const saveExamRows = (tx: Queryable, rows: (Place & { examId: number })[]) =>
  tx
    .insert(examQuestions)
    .values(rows)
    .onConflictDoUpdate({
      target: [examQuestions.examId, examQuestions.questionId],
      set: { slot: sql`excluded.slot`, number: sql`excluded.number`, variant: sql`excluded.variant` },
      setWhere: sql`(${examQuestions.slot}, ${examQuestions.number}, ${examQuestions.variant})
        is distinct from (excluded.slot, excluded.number, excluded.variant)`,
    });
