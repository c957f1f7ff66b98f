import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import { areaName } from '@mapa/domain';
import { alternatives, type Database, examQuestions, exams, type Queryable, questions } from '@mapa/server-platform';
import { asFileRefusal, IMPORT_LOCK, type FileSource } from '../import-file';
import { MAX_WHOLE_FILE_BYTES, wholeFileOversize } from '../limits';
import type { ImportOptions } from '../options';
import { FileRefusal, type Refusal, type Warning } from '../refusal';
import { shorten } from '../rules/normalised-words';
import { findExam } from '../writer/exam';
import { findInstitution, readInstitution } from '../writer/institutions';
import { readItemFile, type FileBooklet, type ItemFile, type ItemLanguage } from './item-file';
import { removeArea, saveArea, saveBooklet, type SavedBooklet } from './save-items';
import { linkedSentence, twinsSentence, unlinkedSentence } from './link-sentences';
import { isMatch, matchBooklet, type BookletMatch, type PaperItem } from './match-booklet';

/** What an item file is imported with: its paper and year as in `ImportOptions`. */
export interface ItemsRequest extends FileSource {
  options: Pick<ImportOptions, 'exam' | 'year' | 'board'>;
  /** Codes of the booklets that the paper is; empty: those whose keys are the paper's. */
  codes: readonly string[];
  /** The parameters were made up. */
  isDemonstration: boolean;
}

export interface ItemsOutcome {
  /** Booklets. */
  counts: Record<SavedBooklet, number>;
  /** Which booklet each area of a paper is, and which none is; Portuguese sentences. */
  links: string[];
  warnings: Warning[];
  /** Set when the whole file was refused: then nothing of it is stored. */
  fileRefusal: Refusal | null;
}

const ENEM = 'enem';

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
    if (wrong !== undefined) throw new FileRefusal(0, `o caderno ${shorten(wrong)} não está no arquivo`);
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
      for (const paper of papers)
        outcome.links.push(
          ...(await linkPaper(tx, paper, { file, ids, codes: request.codes, named: request.options.exam !== null })),
        );
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

type Paper = Pick<typeof exams.$inferSelect, 'id' | 'name' | 'year' | 'nameKey'>;

/** The paper that the options name, else every ENEM of the file's year. */
async function papersOf(tx: Queryable, { options }: ItemsRequest, file: ItemFile, year: number): Promise<Paper[]> {
  if (options.exam === null) {
    if (!file.isEnem) throw new FileRefusal(0, 'diga com --prova de que prova são os itens');
    return tx
      .select()
      .from(exams)
      .where(and(eq(exams.year, year), sql`${exams.nameKey} ~ '(^| )enem( |$)'`))
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

/** A paper's numbers with the letters of their keys today. */
async function paperItems(tx: Queryable, examId: number): Promise<PaperItem[]> {
  const rows = await tx
    .select({
      number: examQuestions.number,
      variant: examQuestions.variant,
      annulled: questions.annulled,
      key: alternatives.letter,
    })
    .from(examQuestions)
    .innerJoin(questions, eq(questions.id, examQuestions.questionId))
    .leftJoin(
      alternatives,
      and(
        eq(alternatives.questionId, questions.id),
        eq(alternatives.version, questions.currentVersion),
        eq(alternatives.correct, true),
      ),
    )
    .where(eq(examQuestions.examId, examId));
  return rows.flatMap(({ number, variant, annulled, key }) =>
    number === null ? [] : [{ number, language: (variant ?? '') as ItemLanguage, key: annulled ? null : key }],
  );
}

interface Linking {
  file: ItemFile;
  /** Ids of the file's booklets by their codes. */
  ids: ReadonlyMap<string, number>;
  codes: readonly string[];
  /** Somebody said that the file is of this paper. */
  named: boolean;
}

type Candidate = BookletMatch & { booklet: FileBooklet };

/** Links each area of a paper to the booklet whose keys it has; gives a sentence on each. */
async function linkPaper(tx: Queryable, paper: Paper, { file, ids, codes, named }: Linking): Promise<string[]> {
  const items = await paperItems(tx, paper.id);
  const lines: string[] = [];
  for (const area of new Set(file.booklets.map((booklet) => booklet.area))) {
    const ranked = file.booklets
      .filter((booklet) => booklet.area === area && (codes.length === 0 || codes.includes(booklet.code)))
      .map((booklet) => ({ booklet, ...matchBooklet(booklet.items, items) }))
      .sort(bestFirst);
    lines.push(...(await linkArea(tx, { paper, ranked, ids, named })));
  }
  return lines;
}

/** What fits, most keys first; a booklet that everybody had before an adapted or digital one of the same keys. */
function bestFirst(one: Candidate, other: Candidate): number {
  const special = ({ booklet }: Candidate) => Number(booklet.adapted) + Number(booklet.digital);
  return (
    Number(isMatch(other)) - Number(isMatch(one)) ||
    one.differing.length - one.agreeing - (other.differing.length - other.agreeing) ||
    special(one) - special(other) ||
    Number(one.booklet.code) - Number(other.booklet.code)
  );
}

async function linkArea(
  tx: Queryable,
  { paper, ranked, ids, named }: { paper: Paper; ranked: Candidate[] } & Pick<Linking, 'ids' | 'named'>,
): Promise<string[]> {
  const [best] = ranked;
  if (!best) return [];
  const idOf = (candidate: Candidate) => ids.get(candidate.booklet.code) ?? 0;
  const { booklet, shift, agreeing, differing } = best;
  const name = `“${shorten(paper.name)}”, ${areaName(booklet.area)}`;
  const label = `caderno ${booklet.code}${booklet.colour === null ? '' : ` (${booklet.colour})`}`;
  if (!isMatch(best)) {
    // What fitted before and came again with other keys.
    const unlinked = await removeArea(tx, { examId: paper.id, area: booklet.area, bookletIds: ranked.map(idOf) });
    // A paper of other areas has nothing of this one.
    if (!unlinked && !named && agreeing < differing.length) return [];
    return [
      unlinkedSentence(name, label, best),
      ...(unlinked ? [`${name}: o caderno que a área tinha já não bate e foi retirado dela`] : []),
    ];
  }
  await saveArea(tx, { examId: paper.id, area: booklet.area, bookletId: idOf(best), shift });
  const twins = ranked.filter(
    (other) =>
      other !== best &&
      isMatch(other) &&
      other.agreeing === agreeing &&
      JSON.stringify(other.booklet.items) !== JSON.stringify(booklet.items),
  );
  return [
    linkedSentence(name, label, best),
    ...(twins.length > 0
      ? [
          twinsSentence(
            name,
            twins.map((twin) => twin.booklet.code),
          ),
        ]
      : []),
  ];
}
