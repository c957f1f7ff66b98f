import type { InputOf, ResultOf } from '@mapa/api-contract';
import { type Database, recordAct, refuse, type Student } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { and, eq, ne } from 'drizzle-orm';
import { proposedData, tidyData, type PaperData } from './data';
import { areWhole, readFiles, storeChunk, type FilePart } from './files';
import { lockIdlePaper, readPaper, type Paper } from './paper';
import { presentPaper, type Reading } from './present';
import { deskFiles, deskPapers } from '../tables/papers';

type DeskPaper = ResultOf<'GET /api/customer-area/desk/paper/{id}'>;

/** Open papers permitted for one person, as their files take up the database. */
const MOST_OPEN = 20;

/** Creates a paper; repeated, returns the existing one. */
export async function beginPaper(
  db: Database,
  student: Student,
  { id, arquivos }: InputOf<'POST /api/customer-area/desk/paper'>['body'],
): Promise<DeskPaper> {
  const questions = arquivos.find(({ parte }) => parte === 'questoes');
  if (!questions || new Set(arquivos.map(({ parte }) => parte)).size < arquivos.length) throw refuse(DESK.wrongFiles);
  const paper = await db.transaction(async (tx) => {
    const own = and(eq(deskPapers.ownerId, student.id), ne(deskPapers.state, 'publicada'), ne(deskPapers.id, id));
    if ((await tx.$count(deskPapers, own)) >= MOST_OPEN) throw refuse(DESK.tooManyPapers, { maximo: MOST_OPEN });
    const [made] = await tx
      .insert(deskPapers)
      .values({ id, ownerId: student.id, data: proposedData(questions.nome) })
      .onConflictDoNothing()
      .returning();
    if (!made) return readPaper(tx, student, id);
    await tx
      .insert(deskFiles)
      .values(arquivos.map(({ parte, nome, tamanho }) => ({ paperId: id, part: parte, name: nome, size: tamanho })));
    await recordAct(
      tx,
      { staffId: student.id },
      { act: 'prova_recebida', on: ['prova', id], after: { arquivo: questions.nome } },
    );
    return made;
  });
  return presentPaper(db, paper);
}

/** Stores a chunk of a file while the paper has not been read. */
export function takeChunk(
  db: Database,
  student: Student,
  place: { paperId: string; part: FilePart; position: number },
  base64: string,
): Promise<{ recebidos: number; total: number }> {
  return db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, place.paperId);
    if (paper.state !== 'recebendo' && paper.state !== 'falhou') throw refuse(DESK.filesTaken);
    return storeChunk(tx, place, base64);
  });
}

const touched = () => ({ changedAt: new Date() });

/** Changes a paper's data, unless another person has done so meanwhile. */
export async function saveData(
  db: Database,
  student: Student,
  id: string,
  { revisao, dados }: { revisao: number; dados: PaperData },
): Promise<ResultOf<'PUT /api/customer-area/desk/paper/{id}'>> {
  const saved = await db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, id);
    if (paper.revision !== revisao) return false;
    await tx
      .update(deskPapers)
      .set({
        data: tidyData(dados),
        reading: { ...(paper.reading as Reading), proposed: [] },
        revision: revisao + 1,
        report: null,
        ...touched(),
      })
      .where(eq(deskPapers.id, id));
    return true;
  });
  return { salvo: saved, prova: await presentPaper(db, await readPaper(db, student, id)) };
}

/** Removes a paper from the desk. What was published from it stays in the bank. */
export async function discardPaper(db: Database, student: Student, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, id);
    const before = { nome: (paper.data as PaperData).nome, estado: paper.state };
    await tx.delete(deskPapers).where(eq(deskPapers.id, id));
    await recordAct(tx, { staffId: student.id }, { act: 'prova_descartada', on: ['prova', id], before });
  });
}

/** Sends a job within the transaction that orders it. */
export type SendJob = (tx: Parameters<Parameters<Database['transaction']>[0]>[0], job: DeskJob) => Promise<void>;

/** A job for a paper. */
export interface PaperJob {
  paperId: string;
  act: 'ler' | 'conferir' | 'publicar';
  staffId: string;
}

/**
 * A job of the desk: for a paper, an ordered change of many questions, or training the subject classifier when its
 * suggestions were corrected often enough.
 */
export type DeskJob = PaperJob | { act: 'mudar'; taskId: number } | { act: 'treinar' };

const STATE_OF: Readonly<Record<PaperJob['act'], Paper['state']>> = {
  ler: 'lendo',
  conferir: 'conferindo',
  publicar: 'publicando',
};

async function order(
  db: Database,
  student: Student,
  { paperId, act }: Omit<PaperJob, 'staffId'>,
  send: SendJob,
  set: (paper: Paper, tx: Parameters<SendJob>[0]) => Promise<Partial<typeof deskPapers.$inferInsert>>,
): Promise<DeskPaper> {
  await db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, paperId);
    const changes = await set(paper, tx);
    await tx
      .update(deskPapers)
      .set({ ...changes, state: STATE_OF[act], problem: null, ...touched() })
      .where(eq(deskPapers.id, paperId));
    await send(tx, { paperId, act, staffId: student.id });
  });
  return presentPaper(db, await readPaper(db, student, paperId));
}

/** Orders the reading of an uploaded paper. Reading again replaces the earlier result. */
export const orderReading = (
  db: Database,
  student: Student,
  paperId: string,
  reading: Reading,
  send: SendJob,
): Promise<DeskPaper> =>
  order(db, student, { paperId, act: 'ler' }, send, async (paper, tx) => {
    if (paper.state === 'publicada' || !areWhole(await readFiles(tx, paperId))) throw refuse(DESK.filesMissing);
    return { reading, report: null };
  });

/** Orders a look ahead or the publication. */
export const orderPublication = (
  db: Database,
  student: Student,
  paperId: string,
  isLook: boolean,
  send: SendJob,
): Promise<DeskPaper> =>
  order(db, student, { paperId, act: isLook ? 'conferir' : 'publicar' }, send, async (paper) => {
    if (paper.state !== 'revisao' && paper.state !== 'publicada') throw refuse(DESK.notRead);
    if (!(paper.data as PaperData).nome) throw refuse(DESK.paperWithoutName);
    return {};
  });
