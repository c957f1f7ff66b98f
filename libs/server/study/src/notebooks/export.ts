import { canHold, MAX_PER_PAGE, type ExportFormat } from '@mapa/domain';
import { and, eq } from 'drizzle-orm';
import { releaseKeys } from '@mapa/server-questions';
import { demandKeysReleasable } from './releasable';
import { type Database, notebookQuestions, type Page, Refusal, type Student } from '@mapa/server-platform';
import { exportFile, type ExportFile, type ExportQuestion, storedPictures } from '@mapa/server-export';
import { NOTEBOOKS } from '../collections/collections';
import { listStudyQuestions } from '../collections/questions';
import { readNotebook } from './view';

const pageAt = (page: number): Page => ({ page, perPage: MAX_PER_PAGE, offset: (page - 1) * MAX_PER_PAGE });

interface Gathered {
  questions: ExportQuestion[];
  /** Number of questions that the daily limit withholds. */
  withheld: number;
}

/**
 * A notebook's questions in its order, read page by page, as far as the daily limit allows. With keys, the questions
 * are released: the statement that reads a key records it. A refused page ends the list; a refusal of the first one is
 * thrown.
 */
async function gatherQuestions(db: Database, student: Student, id: string, withKeys: boolean): Promise<Gathered> {
  if (withKeys) await demandKeysReleasable(db, student, id);
  const release = withKeys
    ? (shown: { id: number; version: number }[]) => releaseKeys(db, student, id, shown)
    : undefined;
  const questions: ExportQuestion[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = await listStudyQuestions(db, NOTEBOOKS, student, { id }, pageAt(page), release).catch(
      (error: unknown) => {
        if (page > 1 && error instanceof Refusal) return null;
        throw error;
      },
    );
    if (!list) break;
    for (const { gabarito, bloqueada, ...question } of list.data) {
      if (!bloqueada) questions.push({ ...question, ...(withKeys && gabarito && { gabarito }) });
    }
    last = list.last_page;
  }
  // The list counts numbers; a file contains questions.
  const total = await db.$count(
    notebookQuestions,
    and(eq(notebookQuestions.studentId, student.id), eq(notebookQuestions.notebookId, id)),
  );
  return { questions, withheld: total - questions.length };
}

interface NotebookFile extends ExportFile {
  count: number;
  withheld: number;
  /** Number of questions that the format cannot hold: annulled ones, and those with several right alternatives. */
  annulled: number;
}

/**
 * A notebook as a file in one of the formats. Everything that can be refused is refused before the first byte;
 * pictures, the largest part, are read while the file is sent. Throws a Refusal, also if the notebook is not the
 * student's.
 */
export async function notebookFile(
  db: Database,
  student: Student,
  id: string,
  format: ExportFormat,
): Promise<NotebookFile> {
  const { nome: title } = await readNotebook(db, student.id, id);
  const { questions: all, withheld } = await gatherQuestions(db, student, id, format.withKeys);
  const questions = all.filter((question) => canHold(format, question));
  const file = exportFile(format, { title, questions, pictures: storedPictures(db), withKeys: format.withKeys });
  return { ...file, count: questions.length, withheld, annulled: all.length - questions.length };
}
