import type { InputOf, ResultOf } from '@mapa/api-contract';
import { chunksOf, chunkSize } from '@mapa/domain';
import { type Database, type Queryable, readFormerIds, refuse, type Student, UPLOAD } from '@mapa/server-platform';
import { EDITAL } from './errors/error-messages';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { type Edital, followMerges } from './stored';
import { editais, editalChunks } from './tables/editais';

/** A job of the queue: the edital to read. */
export interface EditalJob {
  readingId: string;
}

/** Sends a job within the transaction that orders it. */
export type SendJob = (tx: Parameters<Parameters<Database['transaction']>[0]>[0], job: EditalJob) => Promise<void>;

const own = (studentId: string, id: string) => and(eq(editais.studentId, studentId), eq(editais.id, id));

async function today(db: Queryable, edital: Edital | undefined): Promise<Edital> {
  if (!edital) throw refuse(EDITAL.notYours);
  return followMerges(edital, await readFormerIds(db));
}

/** One of the student's editais; another student's is treated as missing. */
export async function readOwn(db: Queryable, studentId: string, id: string): Promise<Edital> {
  const [edital] = await db.select().from(editais).where(own(studentId, id));
  return today(db, edital);
}

/** The same, locked for a change. */
export async function lockOwn(tx: Queryable, studentId: string, id: string): Promise<Edital> {
  const [edital] = await tx.select().from(editais).where(own(studentId, id)).for('no key update');
  return today(tx, edital);
}

/** Writes changes of an edital. */
export async function change(
  tx: Queryable,
  { studentId, id }: Edital,
  set: Partial<typeof editais.$inferInsert>,
): Promise<void> {
  await tx
    .update(editais)
    .set({ ...set, changedAt: new Date() })
    .where(own(studentId, id));
}

/** The student's editais, newest first. */
export const listOwn = (db: Queryable, studentId: string): Promise<Edital[]> =>
  db.select().from(editais).where(eq(editais.studentId, studentId)).orderBy(desc(editais.createdAt), asc(editais.id));

/** Most editais of one student. */
const MOST_EDITAIS = 50;

/** Whether the student has an edital of this id. */
export const isKnown = async (db: Queryable, studentId: string, id: string): Promise<boolean> =>
  (await db.$count(editais, own(studentId, id))) > 0;

/** Refuses one more to a student who has as many editais as one may have. */
export async function demandRoom(db: Queryable, studentId: string): Promise<void> {
  if ((await db.$count(editais, eq(editais.studentId, studentId))) >= MOST_EDITAIS)
    throw refuse(EDITAL.tooMany, { maximo: MOST_EDITAIS });
}

type NewEdital = InputOf<'POST /api/customer-area/edital'>['body'];

/**
 * Creates an edital; a text is queued for reading at once, a file when complete. Repeated, it returns the existing one.
 * @param admit counts one of the day's editais, or refuses
 */
export async function begin(
  db: Database,
  student: Student,
  { id, nome, tamanho, texto }: Omit<NewEdital, 'concurso_id' | 'cargo'>,
  { send, admit }: { send: SendJob; admit: () => Promise<void> },
): Promise<Edital> {
  if (await isKnown(db, student.id, id)) return readOwn(db, student.id, id);
  await demandRoom(db, student.id);
  await admit();
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(editais)
      .values({
        studentId: student.id,
        id,
        name: nome,
        size: tamanho,
        pasted: texto,
        state: texto === null ? 'recebendo' : 'lendo',
      })
      .onConflictDoNothing()
      .returning();
    if (made && texto !== null) await send(tx, { readingId: made.readingId });
  });
  return readOwn(db, student.id, id);
}

type Taken = ResultOf<'PUT /api/customer-area/edital/{id}/chunk/{pedaco}'>;

/** Stores a chunk of the file; the last missing one queues it for reading. */
export function takeChunk(
  db: Database,
  student: Student,
  { id, position, base64 }: { id: string; position: number; base64: string },
  send: SendJob,
): Promise<Taken> {
  return db.transaction(async (tx) => {
    const edital = await lockOwn(tx, student.id, id);
    const size = edital.size ?? 0;
    const expected = chunkSize(size, position);
    if (expected === 0) throw refuse(UPLOAD.noSuchChunk);
    const total = chunksOf(size);
    // A chunk repeated after the file was complete changes nothing.
    if (edital.state !== 'recebendo') return { recebidos: total, total };
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length !== expected) throw refuse(UPLOAD.brokenChunk);
    await tx
      .insert(editalChunks)
      .values({ studentId: student.id, editalId: id, position, bytes })
      .onConflictDoUpdate({
        target: [editalChunks.studentId, editalChunks.editalId, editalChunks.position],
        set: { bytes },
      });
    const arrived = await tx.$count(editalChunks, ofFile(edital));
    if (arrived === total) {
      await change(tx, edital, { state: 'lendo' });
      await send(tx, { readingId: edital.readingId });
    }
    return { recebidos: arrived, total };
  });
}

const ofFile = ({ studentId, id }: Edital) => and(eq(editalChunks.studentId, studentId), eq(editalChunks.editalId, id));

/** The bytes of an edital's file. */
export async function readFileOf(db: Queryable, edital: Edital): Promise<Buffer> {
  const rows = await db
    .select({ bytes: editalChunks.bytes })
    .from(editalChunks)
    .where(ofFile(edital))
    .orderBy(asc(editalChunks.position));
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** Deletes the source of an edital. */
export async function forgetFile(tx: Queryable, edital: Edital): Promise<void> {
  await tx.delete(editalChunks).where(ofFile(edital));
}

/** Uploads without a new chunk for so long are given up: the page that had the file is gone. */
const UNFINISHED_DAYS = 2;

/** Deletes editais whose file never arrived completely, with the arrived chunks. @returns how many */
export async function discardUnfinished(db: Database): Promise<number> {
  const before = new Date(Date.now() - UNFINISHED_DAYS * 86_400_000);
  const gone = await db
    .delete(editais)
    .where(and(eq(editais.state, 'recebendo'), lt(editais.createdAt, before)))
    .returning({ id: editais.id });
  return gone.length;
}

/** Deletes an edital with its file; its map stays. */
export async function discard(db: Database, student: Student, id: string): Promise<void> {
  const gone = await db.delete(editais).where(own(student.id, id)).returning({ id: editais.id });
  if (gone.length === 0) throw refuse(EDITAL.notYours);
}
