import type { ResultOf } from '@mapa/api-contract';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/client';
import { notebookQuestions, notebooks } from '../db/schema';
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

/** Those of the notebooks that hold a question. */
async function holdersOf(db: Database, studentId: string, questionId: number, ids: string[]): Promise<ReadonlySet<string>> {
  const holds = and(
    eq(notebookQuestions.studentId, studentId),
    inArray(notebookQuestions.notebookId, ids),
    eq(notebookQuestions.questionId, questionId),
  );
  const rows = await db.select({ id: notebookQuestions.notebookId }).from(notebookQuestions).where(holds);
  return new Set(rows.map(({ id }) => id));
}

/** The student's notebooks, newest first; with a question, each says whether it holds it. */
export async function listNotebooks(db: Database, studentId: string, page: Page, questionId?: number) {
  const owned = and(eq(notebooks.studentId, studentId), isNull(notebooks.removedAt));
  const [total, rows] = await Promise.all([
    db.$count(notebooks, owned),
    db.select().from(notebooks).where(owned).orderBy(desc(notebooks.createdAt), desc(notebooks.id)).limit(page.perPage).offset(page.offset),
  ]);
  const ids = rows.map((row) => row.id);
  const [progress, holders] = await Promise.all([
    ids.length > 0 ? readProgress<string>(db, NOTEBOOKS, studentId, ids) : [],
    questionId === undefined ? null : holdersOf(db, studentId, questionId, ids),
  ]);
  const data = rows.flatMap((row) => {
    const own = progress.find((each) => each.id === row.id);
    return own ? [{ ...present(row, own), ...(holders && { contem: holders.has(row.id) }) }] : [];
  });
  return listAnswer(data, total, page);
}

