import { createHash } from 'node:crypto';
import { decodeWhole, type TakeEdital } from '@mapa/server-importer';
import { DocumentError, type ReadText } from '@mapa/server-pdf';
import { noticeEditais, notices } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { isPdf } from '../is-pdf';
import { readLines } from '../read';
import { type EditalLine, linesOfText } from '../reading/lines';
import { storeReading } from './store';

async function linesOf(bytes: Buffer, readText: ReadText): Promise<EditalLine[]> {
  if (isPdf(bytes)) return readText(bytes);
  const decoded = decodeWhole(bytes);
  if (!decoded) throw new DocumentError('não é um PDF nem um texto');
  return linesOfText(decoded.text.replace(/^\uFEFF/, ''));
}

/**
 * How files become editais of notices: a PDF, or a text in UTF-8 or Windows-1252, is read and stored; a file that was
 * read before is not read again, and what the staff gave at the desk stays. Throws DocumentError for a file that cannot
 * be read; the notice then keeps the edital that it has.
 */
export const takeEdital =
  (readText: ReadText): TakeEdital =>
  async (db, examId, { name, bytes }) => {
    const fileHash = createHash('sha256').update(bytes).digest('hex');
    const [before] = await db
      .select({ fileHash: noticeEditais.fileHash })
      .from(noticeEditais)
      .where(eq(noticeEditais.examId, examId));
    if (before) {
      if (before.fileHash === null) return 'decided';
      if (before.fileHash === fileHash) return 'unchanged';
    }
    const reading = await readLines(db, await linesOf(bytes, readText));
    if (!reading) throw new DocumentError('não tem conteúdo programático que se possa ler');
    await db.transaction(async (tx) => {
      // Reading takes seconds, in which the staff may remove the notice.
      const isThere = (await tx.$count(notices, eq(notices.examId, examId))) > 0;
      if (isThere) await storeReading(tx, examId, { name, fileHash, reading, choices: {} });
    });
    return 'read';
  };
