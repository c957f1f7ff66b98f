import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { importSourceQuestions, type Queryable } from '@mapa/server-platform';
import { uniqueBy } from '../rules/keys';
import { isSameText, numberKeyOf, type Item, type Row } from './label';
import type { Source } from './recognise';

/** Whether any question of a file is very similar to one of the rows, or somewhat similar to the row with its key. */
export type IsLike = (rows: Row[], clashes: [Item, Row][]) => Promise<boolean>;

/** A question of a PDF that another file of its paper also has. */
export interface Yielded {
  item: Item;
  name: string;
  questionId: number;
  /** Whether both have the same words. */
  isSame: boolean;
}

/**
 * Leaves questions of a PDF to other files of its paper if these have them under the same number in the same or similar
 * words: there a person has corrected a draft of this PDF. Such questions become items without a text.
 * @param own files that the PDF replaces
 */
export async function yieldTo(
  others: readonly Source[],
  own: readonly Source[],
  items: readonly Item[],
  isLike: IsLike,
): Promise<Yielded[]> {
  const rows = uniqueBy(
    others.flatMap((source) => source.rows),
    numberKeyOf,
  );
  const ownNumbers = new Set(own.flatMap((source) => source.rows.map(numberKeyOf)));
  const yielded: Yielded[] = [];
  for (const item of items) {
    const row = rows.get(numberKeyOf(item));
    if (!row || item.contentHash === null || ownNumbers.has(numberKeyOf(item))) continue;
    const isSame = isSameText(item, row);
    if (isSame || (await isLike([], [[item, row]])))
      yielded.push({ item, name: item.name, questionId: row.questionId, isSame });
  }
  for (const { item } of yielded) Object.assign(item, { contentHash: null, wordingKey: null });
  return yielded;
}

/** Content hashes of the last readings of stored questions, from any file. */
export async function readReadings(tx: Queryable, rows: readonly Row[]): Promise<Map<number, Set<string>>> {
  const readings = new Map<number, Set<string>>();
  if (rows.length === 0) return readings;
  const found = await tx
    .select({ id: importSourceQuestions.questionId, hash: importSourceQuestions.readingHash })
    .from(importSourceQuestions)
    .where(
      and(
        inArray(
          importSourceQuestions.questionId,
          rows.map(({ questionId }) => questionId),
        ),
        isNotNull(importSourceQuestions.readingHash),
      ),
    );
  for (const { id, hash } of found) readings.set(id, (readings.get(id) ?? new Set()).add(hash ?? ''));
  return readings;
}

/** Stores the hash of each question as read; drafts keep that of their earlier reading. */
export async function saveReadings(
  tx: Queryable,
  sourceId: number,
  rows: readonly { questionId: number; contentHash: string | null }[],
): Promise<void> {
  for (const { questionId, contentHash } of rows) {
    if (contentHash === null) continue;
    await tx
      .update(importSourceQuestions)
      .set({ readingHash: contentHash })
      .where(
        and(
          eq(importSourceQuestions.sourceId, sourceId),
          eq(importSourceQuestions.questionId, questionId),
          sql`${importSourceQuestions.readingHash} is distinct from ${contentHash}`,
        ),
      );
  }
}
