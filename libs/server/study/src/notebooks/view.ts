import type { ResultOf } from '@mapa/api-contract';
import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import {
  type Database,
  keyReleases,
  listAnswer,
  notebookQuestions,
  notebooks,
  type Page,
  refuse,
} from '@mapa/server-platform';
import { NOTEBOOK } from '../errors/error-messages';
import { readProgress } from '../collections/progress';

type Notebook = ResultOf<'POST /api/customer-area/question-notebook/'>;
type Progress = Awaited<ReturnType<typeof readProgress>>[number];

const present = (
  row: typeof notebooks.$inferSelect,
  { desde, ...progress }: Progress,
  releasedAt: Date | undefined,
): Notebook => ({
  ...progress,
  nome: row.name,
  origem: row.source,
  criado_em: desde,
  gabarito_liberado_em: releasedAt?.toISOString() ?? null,
});

/** When the notebooks' keys were last released in the current epochs, by notebook. */
async function readReleases(db: Database, studentId: string, ids: string[]): Promise<ReadonlyMap<string, Date>> {
  const ofEpoch = and(
    eq(notebooks.studentId, keyReleases.studentId),
    eq(notebooks.id, keyReleases.notebookId),
    eq(notebooks.epoch, keyReleases.epoch),
  );
  const rows = await db
    .select({ id: keyReleases.notebookId, releasedAt: max(keyReleases.releasedAt) })
    .from(keyReleases)
    .innerJoin(notebooks, ofEpoch)
    .where(and(eq(keyReleases.studentId, studentId), inArray(keyReleases.notebookId, ids)))
    .groupBy(keyReleases.notebookId);
  return new Map(rows.flatMap(({ id, releasedAt }) => (releasedAt ? [[id, releasedAt] as const] : [])));
}

/** One of the student's notebooks; absent and foreign ones are indistinguishable. */
export async function readNotebook(db: Database, studentId: string, id: string): Promise<Notebook> {
  const [[progress], [row], releases] = await Promise.all([
    readProgress(db, studentId, [id]),
    db
      .select()
      .from(notebooks)
      .where(and(eq(notebooks.studentId, studentId), eq(notebooks.id, id))),
    readReleases(db, studentId, [id]),
  ]);
  if (!progress || !row) throw refuse(NOTEBOOK.notYours);
  return present(row, progress, releases.get(id));
}

/** The notebooks that contain a question. */
async function holdersOf(
  db: Database,
  studentId: string,
  questionId: number,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const holds = and(
    eq(notebookQuestions.studentId, studentId),
    inArray(notebookQuestions.notebookId, ids),
    eq(notebookQuestions.questionId, questionId),
  );
  const rows = await db.select({ id: notebookQuestions.notebookId }).from(notebookQuestions).where(holds);
  return new Set(rows.map(({ id }) => id));
}

/** The student's notebooks, newest first; given a question, each has a flag whether it contains it. */
export async function listNotebooks(db: Database, studentId: string, page: Page, questionId?: number) {
  const owned = and(eq(notebooks.studentId, studentId), isNull(notebooks.removedAt));
  const [total, rows] = await Promise.all([
    db.$count(notebooks, owned),
    db
      .select()
      .from(notebooks)
      .where(owned)
      .orderBy(desc(notebooks.createdAt), desc(notebooks.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  const ids = rows.map((row) => row.id);
  const [progress, releases, holders] = await Promise.all([
    ids.length > 0 ? readProgress(db, studentId, ids) : [],
    readReleases(db, studentId, ids),
    questionId === undefined ? null : holdersOf(db, studentId, questionId, ids),
  ]);
  const data = rows.flatMap((row) => {
    const own = progress.find((each) => each.id === row.id);
    return own ? [{ ...present(row, own, releases.get(row.id)), ...(holders && { contem: holders.has(row.id) }) }] : [];
  });
  return listAnswer(data, total, page);
}
