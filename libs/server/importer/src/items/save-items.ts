import { and, eq, inArray, sql } from 'drizzle-orm';
import { bookletItems, examAreas, itemBooklets, type Queryable } from '@mapa/server-platform';
import type { FileBooklet } from './item-file';

export type SavedBooklet = 'accepted' | 'unchanged' | 'updated';

/** Stores a booklet with its items under its programme, year and code; an unchanged one is not written. */
export async function saveBooklet(
  tx: Queryable,
  { items, ...booklet }: FileBooklet,
  origin: { programme: string; year: number; demonstration: boolean },
): Promise<{ id: number; saved: SavedBooklet }> {
  const [stored] = await tx
    .select()
    .from(itemBooklets)
    .where(
      and(
        eq(itemBooklets.programme, origin.programme),
        eq(itemBooklets.year, origin.year),
        eq(itemBooklets.code, booklet.code),
      ),
    );
  if (stored && stored.contentHash === booklet.contentHash && stored.demonstration === origin.demonstration)
    return { id: stored.id, saved: 'unchanged' };
  const [row] = await tx
    .insert(itemBooklets)
    .values({ ...booklet, ...origin })
    .onConflictDoUpdate({
      target: [itemBooklets.programme, itemBooklets.year, itemBooklets.code],
      set: { ...booklet, demonstration: origin.demonstration, importedAt: sql`excluded.imported_at` },
    })
    .returning({ id: itemBooklets.id });
  const id = row?.id ?? 0;
  await tx.delete(bookletItems).where(eq(bookletItems.bookletId, id));
  await tx.insert(bookletItems).values(items.map((item) => ({ ...item, bookletId: id })));
  return { id, saved: stored ? 'updated' : 'accepted' };
}

/** Links an area of a paper to a booklet; an unchanged link is not written. */
export async function saveArea(tx: Queryable, area: typeof examAreas.$inferInsert): Promise<void> {
  const { bookletId, shift } = area;
  await tx
    .insert(examAreas)
    .values(area)
    .onConflictDoUpdate({
      target: [examAreas.examId, examAreas.area],
      set: { bookletId, shift },
      setWhere: sql`(${examAreas.bookletId}, ${examAreas.shift}) <> (${bookletId}, ${shift})`,
    });
}

/** Unlinks an area from its booklet if it is one of these; returns whether it was. */
export async function removeArea(
  tx: Queryable,
  { examId, area, bookletIds }: { examId: number; area: string; bookletIds: number[] },
): Promise<boolean> {
  const removed = await tx
    .delete(examAreas)
    .where(and(eq(examAreas.examId, examId), eq(examAreas.area, area), inArray(examAreas.bookletId, bookletIds)))
    .returning({ examId: examAreas.examId });
  return removed.length > 0;
}
