import { sentenceOf } from '@mapa/domain';
import { isRetrainingDue, trainFromBank } from '@mapa/server-classifier';
import { FileRefusal } from '@mapa/server-importer';
import type { ReadPaperFile } from '@mapa/server-pdf';
import type { Database } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import type { DeskJob, PaperJob } from '../papers/papers';
import type { Paper } from '../papers/paper';
import { runTask } from './run-task';
import { publishDeskPaper } from './publish-paper';
import { readDeskPaper } from './read-paper';
import { deskPapers } from '../tables/papers';

type Changes = Partial<typeof deskPapers.$inferInsert>;

async function read(db: Database, paper: Paper, readPaper: ReadPaperFile): Promise<Changes> {
  try {
    await readDeskPaper(db, paper, readPaper);
    return { state: 'revisao', problem: null };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const place = error.line > 0 ? `linha ${error.line}: ` : '';
    return { state: 'falhou', problem: sentenceOf(`${place}${error.message}`) };
  }
}

async function publish(db: Database, paper: Paper, { act, staffId }: PaperJob): Promise<Changes | null> {
  const isLook = act === 'conferir';
  const { lines, problem } = await publishDeskPaper(db, paper, staffId, isLook);
  if (!isLook && problem === null) return null;
  const state = paper.publishedAt === null ? 'revisao' : 'publicada';
  return { state, report: lines, problem: problem === null ? null : sentenceOf(problem) };
}

/**
 * Runs an ordered job. Rejects only if the database, the disk or this program fails.
 * @param readPaper reads PDF, in a separate process
 */
export async function runDeskJob(db: Database, job: DeskJob, readPaper: ReadPaperFile): Promise<void> {
  if (job.act === 'treinar') {
    // Another job may have trained since this one was ordered.
    if (await isRetrainingDue(db)) await trainFromBank(db);
    return;
  }
  if (job.act === 'mudar') return runTask(db, job.taskId);
  const [paper] = await db.select().from(deskPapers).where(eq(deskPapers.id, job.paperId));
  if (!paper) return;
  const changes = job.act === 'ler' ? await read(db, paper, readPaper) : await publish(db, paper, job);
  if (changes)
    await db
      .update(deskPapers)
      .set({ ...changes, changedAt: new Date() })
      .where(eq(deskPapers.id, paper.id));
}
