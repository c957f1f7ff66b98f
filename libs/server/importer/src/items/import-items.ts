import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, exams, type Queryable } from '@mapa/server-platform';
import type { FileSource } from '../model/file-source';
import { IMPORT_LOCK } from '../writer/import-lock';
import { MAX_WHOLE_FILE_BYTES, wholeFileOversize } from '../model/limits';
import type { ImportOptions } from '../writer/options';
import { asFileRefusal, FileRefusal, type Refusal, type Warning } from '../model/refusal';
import { shorten } from '../rules/normalised-words';
import { findExam } from '../writer/exam';
import { findInstitution, readInstitution } from '../writer/institutions';
import { readItemFile, type ItemFile } from './item-file';
import { ENEM, isEnem, linkPaper, type Paper } from './link-papers';
import { saveBooklet, type SavedBooklet } from './save-items';

/** The request to import an item file: paper and year as in `ImportOptions`. */
export interface ItemsRequest extends FileSource {
  options: Pick<ImportOptions, 'exam' | 'year' | 'board'>;
  /** Codes of the paper's booklets; empty: booklets are matched by the paper's keys. */
  codes: readonly string[];
  /** Whether the parameters are invented. */
  isDemonstration: boolean;
}

export interface ItemsOutcome {
  /** Number of booklets by result. */
  counts: Record<SavedBooklet, number>;
  /** The booklet of each area of a paper, or that it has none, as Portuguese sentences. */
  links: string[];
  warnings: Warning[];
  /** Set when the whole file was refused and nothing of it was stored. */
  fileRefusal: Refusal | null;
}

/**
 * Imports a file of item parameters in one transaction and links its booklets to papers by their keys (docs/decisions/070).
 * Rejects only when the database or the disk fails.
 */
export async function importItems(db: Database, request: ItemsRequest): Promise<ItemsOutcome> {
  const outcome: ItemsOutcome = {
    counts: { accepted: 0, unchanged: 0, updated: 0 },
    links: [],
    warnings: [],
    fileRefusal: null,
  };
  try {
    if ((await stat(request.path)).size > MAX_WHOLE_FILE_BYTES) throw new FileRefusal(0, wholeFileOversize());
    const file = readItemFile(await readFile(request.path));
    outcome.warnings.push(...file.warnings.map((one) => ({ ...one, file: request.label, name: '' })));
    const year = yearOf(request);
    const wrong = request.codes.find((code) => !file.booklets.some((booklet) => booklet.code === code));
    if (wrong !== undefined)
      throw new FileRefusal(0, file.refused.get(wrong) ?? `o caderno ${shorten(wrong)} não está no arquivo`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
      const papers = await papersOf(tx, request, file, year);
      const programme = file.isEnem ? ENEM : (papers[0]?.nameKey ?? '');
      const ids = new Map<string, number>();
      for (const booklet of file.booklets) {
        const { id, saved } = await saveBooklet(tx, booklet, {
          programme,
          year,
          demonstration: request.isDemonstration,
        });
        ids.set(booklet.code, id);
        outcome.counts[saved] += 1;
      }
      const linking = { booklets: file.booklets, ids, codes: request.codes, named: request.options.exam !== null };
      for (const paper of papers) outcome.links.push(...(await linkPaper(tx, paper, linking)));
    });
    return outcome;
  } catch (error) {
    const refusal = asFileRefusal(error);
    if (!refusal) throw error;
    return {
      ...outcome,
      warnings: [],
      links: [],
      fileRefusal: { file: request.label, line: refusal.line, name: '', reason: refusal.message },
    };
  }
}

function yearOf({ label, options }: ItemsRequest): number {
  const told = options.year ?? Number(/(?:19|20)\d{2}/.exec(basename(label))?.[0] ?? 0);
  if (told === 0) throw new FileRefusal(0, 'o nome do arquivo não diz de que ano ele é: diga com --ano');
  return told;
}

/** The paper that the options name, otherwise every ENEM of the file's year. */
async function papersOf(tx: Queryable, { options }: ItemsRequest, file: ItemFile, year: number): Promise<Paper[]> {
  if (options.exam === null) {
    if (!file.isEnem) throw new FileRefusal(0, 'diga com --prova de que prova são os itens');
    return tx
      .select()
      .from(exams)
      .where(and(eq(exams.year, year), isEnem))
      .orderBy(asc(exams.id));
  }
  const boardId =
    options.board === null ? null : await findInstitution(tx, 'banca', readInstitution(options.board), () => undefined);
  const named = await findExam(tx, { name: options.exam, year, boardId });
  if (named) return [named];
  const [other] = await tx
    .select({ year: exams.year })
    .from(exams)
    .where(sql`${exams.nameKey} = exam_name_key(${options.exam}, ${exams.year})`);
  throw new FileRefusal(
    0,
    other
      ? `a prova “${shorten(options.exam)}” é de ${other.year ?? 'ano não informado'}, e o arquivo, de ${year}`
      : `a prova “${shorten(options.exam)}” de ${year} não existe; importe as questões dela antes`,
  );
}
