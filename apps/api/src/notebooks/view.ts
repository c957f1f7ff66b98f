import type { ResultOf } from '@mapa/api-contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { notebooks } from '../db/schema';
import { listAnswer, type Page } from '../http/list';
import { NOTEBOOK } from '../http/catalogue/study';
import { refuse } from '../http/refusal';
import { NOTEBOOKS } from '../study/collections';
import { readProgress } from '../study/progress';

type Notebook = ResultOf<'POST /api/customer-area/question-notebook/'>;
type Progress = Awaited<ReturnType<typeof readProgress<string>>>[number];

const present = (row: typeof notebooks.$inferSelect, { desde, ...progress }: Progress): Notebook => ({
  ...progress,
  nome: row.name,
  origem: row.source,
  criado_em: desde,
});

/** One of the student's notebooks; an absent and a foreign one look the same. */
export async function readNotebook(db: Database, studentId: string, id: string): Promise<Notebook> {
  const [progress] = await readProgress<string>(db, NOTEBOOKS, studentId, [id]);
  const [row] = await db.select().from(notebooks).where(and(eq(notebooks.studentId, studentId), eq(notebooks.id, id)));
  if (!progress || !row) throw refuse(NOTEBOOK.notYours);
  return present(row, progress);
}

/** The student's notebooks, newest first. */
export async function listNotebooks(db: Database, studentId: string, page: Page) {
  const owned = and(eq(notebooks.studentId, studentId), isNull(notebooks.removedAt));
  const [total, rows] = await Promise.all([
    db.$count(notebooks, owned),
    db.select().from(notebooks).where(owned).orderBy(desc(notebooks.createdAt), desc(notebooks.id)).limit(page.perPage).offset(page.offset),
  ]);
  const progress = rows.length ? await readProgress<string>(db, NOTEBOOKS, studentId, rows.map((row) => row.id)) : [];
  const data = rows.flatMap((row) => {
    const own = progress.find((each) => each.id === row.id);
    return own ? [present(row, own)] : [];
  });
  return listAnswer(data, total, page);
}

