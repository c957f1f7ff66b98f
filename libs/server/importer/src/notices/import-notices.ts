import { readFile, stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@mapa/server-platform';
import type { FileSource } from '../model/file-source';
import { IMPORT_LOCK } from '../writer/import-lock';
import { MAX_WHOLE_FILE_BYTES, wholeFileOversize } from '../model/limits';
import { asFileRefusal, FileRefusal, type Refusal, type Warning } from '../model/refusal';
import { normalisedWords } from '../rules/normalised-words';
import { decodeFile } from '../decoding/windows-1252';
import { readCsv, surplusFields } from '../csv/rows';
import { type NamedEdital, readEditalFile, takeEditais, type TakeEdital } from './editais';
import { NoticeRefusal } from './fields';
import { COLUMNS, readNotice, REQUIRED_COLUMNS, type Column } from './notice';
import { saveNotice, type Saved } from './save-notice';

export interface NoticesOutcome {
  counts: Record<Saved, number>;
  refusals: Refusal[];
  warnings: Warning[];
  /** Editais that the rows name as files; null if they name none. */
  editais: { read: number; unchanged: number } | null;
  /** Set when the whole file was refused and nothing of it was stored. */
  fileRefusal: Refusal | null;
}

/**
 * Imports a table of notices in one transaction, so that a refused file leaves nothing behind; a refused row does not
 * affect the others. Afterwards it reads the editais that rows name. Rejects only when the database or the disk fails.
 */
export async function importNotices(db: Database, source: FileSource, take: TakeEdital): Promise<NoticesOutcome> {
  const outcome: NoticesOutcome = {
    counts: { accepted: 0, unchanged: 0, updated: 0 },
    refusals: [],
    warnings: [],
    editais: null,
    fileRefusal: null,
  };
  const named: NamedEdital[] = [];
  try {
    const rows = await readRows(source.path, (reason) => {
      outcome.warnings.push({ file: source.label, line: 0, name: '', reason });
    });
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      const keys = new Set<string>();
      for (const { line, fields } of rows) {
        try {
          const notice = readNotice(fields);
          const file = readEditalFile(fields.edital ?? '');
          if (keys.has(notice.chave)) throw new NoticeRefusal(`a chave "${notice.chave}" já está em outra linha`);
          keys.add(notice.chave);
          const warnings: Warning[] = [];
          const warn = (reason: string) =>
            void warnings.push({ file: source.label, line, name: notice.concurso, reason });
          // A nested transaction, so that a refused row leaves nothing behind either.
          outcome.counts[await tx.transaction((row) => saveNotice(row, notice, warn))] += 1;
          outcome.warnings.push(...warnings);
          if (file !== null)
            named.push({
              key: notice.chave,
              file,
              warn: (reason) => void outcome.warnings.push({ file: source.label, line, name: notice.concurso, reason }),
            });
        } catch (error) {
          if (!(error instanceof NoticeRefusal)) throw error;
          outcome.refusals.push({ file: source.label, line, name: fields.concurso ?? '', reason: error.message });
        }
      }
    });
    if (named.length > 0) outcome.editais = await takeEditais(db, source.path, named, take);
    return outcome;
  } catch (error) {
    const refusal = asFileRefusal(error);
    if (!refusal) throw error;
    return {
      ...outcome,
      warnings: [],
      fileRefusal: { file: source.label, line: refusal.line, name: '', reason: refusal.message },
    };
  }
}

async function readRows(path: string, onWarning: (reason: string) => void) {
  if ((await stat(path)).size > MAX_WHOLE_FILE_BYTES) throw new FileRefusal(0, wholeFileOversize());
  const bytes = await readFile(path);
  const [head, ...rows] = readCsv(decodeFile(bytes, onWarning));
  const columns = readHead(head?.line ?? 1, head?.fields ?? []);
  return rows.map(({ line, fields }) => {
    if (fields.length > columns.length) throw new FileRefusal(line, surplusFields(fields.length, columns.length));
    return {
      line,
      fields: Object.fromEntries(fields.map((text, index) => [columns[index], text])) as Partial<
        Record<Column, string>
      >,
    };
  });
}

function readHead(line: number, names: string[]): Column[] {
  const columns = names.map((name) => COLUMNS.find((column) => normalisedWords(column) === normalisedWords(name)));
  const unknown = names.find((_, index) => columns[index] === undefined);
  if (unknown !== undefined)
    throw new FileRefusal(line, `a coluna "${unknown.slice(0, 80)}" não existe; há ${COLUMNS.join(', ')}`);
  const known = columns.filter((column) => column !== undefined);
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice) throw new FileRefusal(line, `a coluna ${twice} está duas vezes`);
  const missing = REQUIRED_COLUMNS.find((column) => !known.includes(column));
  if (missing) throw new FileRefusal(line, `falta a coluna ${missing}`);
  return known;
}
