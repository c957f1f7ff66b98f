import { noticeEditais, type Queryable, type Student } from '@mapa/server-platform';
import { and, eq } from 'drizzle-orm';
import { lockOwn } from '../store';
import { choicesOf, readingOf, type StoredReading } from '../stored';
import { editais } from '../tables/editais';
import { storeReading } from './store';

/** What was read of a notice's edital, in numbers. */
export interface NoticeEditalFacts {
  name: string;
  readAt: Date;
  /** Whether the staff gave it. */
  isFromDesk: boolean;
  offices: number;
  topics: number;
  recognised: number;
}

/** What was read of the edital of a notice; null if there is none. */
export async function noticeEditalFacts(tx: Queryable, examId: number): Promise<NoticeEditalFacts | null> {
  const [found] = await tx.select().from(noticeEditais).where(eq(noticeEditais.examId, examId));
  if (!found) return null;
  const { cargos, disciplinas, achados } = found.reading as StoredReading;
  return {
    name: found.name,
    readAt: found.readAt,
    isFromDesk: found.fileHash === null,
    offices: cargos.length,
    topics: disciplinas.reduce((sum, { topicos }) => sum + topicos.length, 0),
    recognised: achados.reduce((sum, { topicos }) => sum + topicos.filter((ids) => ids.length > 0).length, 0),
  };
}

/**
 * Gives a notice an edital that a member of the staff sent, as corrected, in place of an earlier one. It leaves their
 * own editais unless they made a map of it.
 */
export async function giveToNotice(tx: Queryable, student: Student, editalId: string, examId: number): Promise<void> {
  const edital = await lockOwn(tx, student.id, editalId);
  const { cargo: _, ...choices } = choicesOf(edital);
  await storeReading(tx, examId, { name: edital.name, fileHash: null, reading: readingOf(edital), choices });
  if (edital.mapId === null)
    await tx.delete(editais).where(and(eq(editais.studentId, student.id), eq(editais.id, editalId)));
}

/** Takes the edital from a notice; maps that students made of it stay. */
export async function takeFromNotice(tx: Queryable, examId: number): Promise<void> {
  await tx.delete(noticeEditais).where(eq(noticeEditais.examId, examId));
}
