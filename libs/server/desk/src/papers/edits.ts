import type { Queryable } from '@mapa/server-platform';
import { desc, eq } from 'drizzle-orm';
import { deskEdits } from '../tables/papers';

export type Edit = typeof deskEdits.$inferSelect;

/** The last change of the order or division of a paper's questions, or of several at once; undefined if nothing can be undone. */
export async function lastEdit(db: Queryable, paperId: string): Promise<Edit | undefined> {
  const [edit] = await db
    .select()
    .from(deskEdits)
    .where(eq(deskEdits.paperId, paperId))
    .orderBy(desc(deskEdits.id))
    .limit(1);
  return edit;
}
