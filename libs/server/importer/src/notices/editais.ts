import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { EDITAL_FILE_BYTES } from '@mapa/domain';
import { DocumentError } from '@mapa/server-pdf';
import { type Database, notices } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { NoticeRefusal } from './fields';

/** How a file went: read; known already; or left, because the staff gave the notice another at the desk. */
type EditalTaken = 'read' | 'unchanged' | 'decided';

/**
 * Reads the edital of a notice and stores it; the module of editais, which stands above the importer, brings it. Throws
 * DocumentError for a file that cannot be read.
 */
export type TakeEdital = (db: Database, examId: number, file: { name: string; bytes: Buffer }) => Promise<EditalTaken>;

/** The file that a row of a table names as the edital of its notice. */
export interface NamedEdital {
  /** The notice's key. */
  key: string;
  /** The path from the table's folder. */
  file: string;
  /** Told what keeps the file from being read. */
  warn: (reason: string) => void;
}

/** Reads the name of a file beside a table, or below it; null if the field is empty. Throws NoticeRefusal. */
export function readEditalFile(text: string): string | null {
  const file = text.trim();
  if (file === '') return null;
  const way = relative('.', file);
  if (isAbsolute(file) || way === '' || way.startsWith('..'))
    throw new NoticeRefusal('edital pede o nome de um arquivo ao lado da tabela, ou em uma pasta dela');
  return file;
}

const MB = 1024 * 1024;

async function bytesOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new DocumentError('não existe');
  if (found.size > EDITAL_FILE_BYTES) throw new DocumentError(`passa de ${EDITAL_FILE_BYTES / MB} MB`);
  return readFile(path);
}

async function takeOne(
  db: Database,
  table: string,
  { key, file, warn }: NamedEdital,
  take: TakeEdital,
): Promise<EditalTaken | null> {
  const [notice] = await db.select({ examId: notices.examId }).from(notices).where(eq(notices.sourceKey, key));
  if (!notice) return null;
  try {
    const bytes = await bytesOf(resolve(dirname(table), file));
    const taken = await take(db, notice.examId, { name: basename(file), bytes });
    if (taken === 'decided') warn('o edital que a mesa deu a este concurso fica, e o arquivo não foi lido');
    return taken;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    warn(`o edital “${file}” não foi lido: ${error.message}; o programa do concurso fica como estava`);
    return null;
  }
}

/**
 * Reads the editais that the rows of a stored table name, one after the other: a file takes seconds. A notice whose
 * file cannot be read stays as it is.
 * @param table path of the table
 * @returns how many were read, and how many were known already
 */
export async function takeEditais(
  db: Database,
  table: string,
  named: readonly NamedEdital[],
  take: TakeEdital,
): Promise<{ read: number; unchanged: number }> {
  const counts = { read: 0, unchanged: 0 };
  for (const edital of named) {
    const taken = await takeOne(db, table, edital, take);
    if (taken === 'read' || taken === 'unchanged') counts[taken] += 1;
  }
  return counts;
}
