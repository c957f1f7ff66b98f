import { exams, institutions, noticeEditais, notices, type Queryable, refuse } from '@mapa/server-platform';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { EDITAL } from '../errors/error-messages';
import { officeOf } from '../programme';
import type { Choices, ReadEdital, StoredReading } from '../stored';

type NoticeEdital = typeof noticeEditais.$inferSelect;

interface NewReading {
  /** Name of the file. */
  name: string;
  /** SHA-256 of an imported file; null if the staff gave it. */
  fileHash: string | null;
  reading: StoredReading;
  choices: Choices;
}

/** Stores the edital of a notice, in place of an earlier one; a file's never takes the place of the staff's. */
export async function storeReading(tx: Queryable, examId: number, stored: NewReading): Promise<void> {
  const row = { ...stored, readingId: sql`gen_random_uuid()`, readAt: sql`now()` };
  await tx
    .insert(noticeEditais)
    .values({ examId, ...row })
    .onConflictDoUpdate({
      target: noticeEditais.examId,
      set: row,
      ...(stored.fileHash !== null && { setWhere: isNotNull(noticeEditais.fileHash) }),
    });
}

/** A notice with its edital, and the facts of the exam that follow the notice. */
interface StudiedNotice {
  edital: NoticeEdital;
  exam: { id: number; name: string; boardId: number | null };
  /** The hiring body's name. */
  body: string | null;
  /** AAAA-MM-DD. */
  examOn: string | null;
}

/** A notice whose edital was read; refuses any other. */
export async function readStudied(tx: Queryable, examId: number): Promise<StudiedNotice> {
  const [found] = await tx
    .select({
      edital: noticeEditais,
      exam: { id: exams.id, name: exams.name, boardId: exams.boardId },
      body: institutions.name,
      examOn: notices.examOn,
    })
    .from(noticeEditais)
    .innerJoin(notices, eq(notices.examId, noticeEditais.examId))
    .innerJoin(exams, eq(exams.id, noticeEditais.examId))
    .leftJoin(institutions, eq(institutions.id, exams.institutionId))
    .where(eq(noticeEditais.examId, examId));
  if (!found) throw refuse(EDITAL.noProgramme);
  return found;
}

/**
 * The edital of a notice as a student's would be who chose this office. Board and day are those of the notice where it
 * says them: it follows later changes, the document does not.
 */
export function forOffice({ edital, exam, examOn }: StudiedNotice, cargo: number | null): ReadEdital {
  const reading = edital.reading as StoredReading;
  const choices: Choices = {
    ...(edital.choices as Choices),
    ...(exam.boardId !== null && { banca_id: exam.boardId }),
    ...(examOn !== null && { data_prova: examOn }),
    cargo: officeOf(reading, { cargo }),
  };
  return { state: 'lido', reading, choices };
}
