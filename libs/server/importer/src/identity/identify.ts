import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { importSources, type Queryable } from '@mapa/server-platform';
import { FileRefusal } from '../model/refusal';
import { shorten } from '../rules/normalised-words';
import { matchQuestions, resembles, type Texts } from './match';
import type { Item, Row } from './label';
import { yieldTo, type IsLike, type Yielded } from './readings';
import { isMostly, overlapOf, recognise, type Recognised, type Source } from './recognise';
import { readPaperSources, readSourcesAt, readSourcesLike, readUnregistered, readWords } from './sources';

/** The file and paper to which questions belong. */
export interface FileTarget {
  /** Absolute. */
  path: string;
  examId: number | null;
  /** `--prova-inteira`: the file contains the whole paper. */
  isWholePaper: boolean;
  /** It was read with uncertainty, from a PDF: what another file of the paper has of it stays that file's. */
  isReading: boolean;
  /**
   * The file was read from a PDF, with possible errors: questions that another file of the paper also has stay that
   * file's.
   */
  taken?: Set<number>;
  /**
   * Set for a file within a bank: it is a copy from elsewhere, even if the original still exists at the same path. The
   * set contains sources of other files of the bank; this file's own is added.
   */
  scopes: string[];
}

export interface Identified {
  sourceId: number;
  /**
   * Keys of questions imported before files were recorded: the file's base name, and the papers that its categories
   * name.
   */
  found: Map<number, Row>;
  /** Questions that the file contained before and no longer contains. */
  left: Row[];
  /** Every question of the paper or file: none of them may be matched to a second question of it. */
  held: Set<number>;
  /** Questions that another file of the paper has, verbatim or corrected. */
  yielded: Yielded[];
}

/**
 * Identifies the source of a file and the stored question of each of its questions. Throws FileRefusal where ambiguity
 * would lose questions.
 */
export async function identify(
  tx: Queryable,
  items: Item[],
  place: FileTarget,
  ofItems: Texts['ofItems'],
): Promise<Identified> {
  const texts: Texts = { ofItems, ofRows: (rows) => readWords(tx, rows) };
  const isLike: IsLike = (rows, clashes) => resembles(items, rows, clashes, texts);
  const {
    own,
    all,
    yielded = [],
  } = place.examId === null
    ? await findLoose(tx, items, place, isLike)
    : await findInPaper(tx, items, place, place.examId, isLike);
  const { found, rowsLeft } = await matchQuestions(
    items,
    own.flatMap(({ rows }) => rows),
    texts,
  );
  // Of questions without a known file, only those in this file become this file's.
  const kept = new Set(place.isWholePaper ? [] : own.flatMap(({ id, rows }) => (id === null ? rows : [])));
  const [main, ...others] = own.flatMap(({ id, path }) => (id === null ? [] : [{ id, path }]));
  const sourceId = main?.id ?? (await createSource(tx, place));
  place.taken?.add(sourceId);
  if (others.length > 0)
    await tx.delete(importSources).where(
      inArray(
        importSources.id,
        others.map(({ id }) => id),
      ),
    );
  if (main)
    await tx
      .update(importSources)
      .set({ examId: place.examId })
      .where(sql`${importSources.id} = ${sourceId} and exam_id is distinct from ${place.examId}`);
  return {
    sourceId,
    found,
    left: rowsLeft.filter((row) => !kept.has(row)),
    yielded,
    held: new Set(all.flatMap(({ rows }) => rows.map(({ questionId }) => questionId))),
  };
}

/**
 * Records the path at which a file was read, if the old path no longer has it or the file has new content: reading a
 * copy must not change anything.
 */
export async function savePath(tx: Queryable, sourceId: number, path: string, isNew: boolean): Promise<void> {
  const [source] = await tx
    .select({ path: importSources.path })
    .from(importSources)
    .where(eq(importSources.id, sourceId));
  if (!source || source.path === path) return;
  if (isNew || source.path === null || !(await exists(source.path)))
    await tx.update(importSources).set({ path }).where(eq(importSources.id, sourceId));
}

async function createSource(tx: Queryable, { examId, path }: FileTarget): Promise<number> {
  // A file that was overwritten by another is no longer at this path.
  const there = sql`${importSources.path} = ${path} and exam_id is not distinct from ${examId}`;
  await tx.update(importSources).set({ path: null }).where(there);
  const [created] = await tx.insert(importSources).values({ examId, path }).returning({ id: importSources.id });
  return created?.id ?? 0;
}

interface Found {
  own: Source[];
  /** All questions of the paper, or of the file. */
  all: Source[];
  yielded?: Yielded[];
}

async function findInPaper(
  tx: Queryable,
  items: Item[],
  { path, isWholePaper, isReading }: FileTarget,
  examId: number,
  isLike: IsLike,
): Promise<Found> {
  const sources = await readPaperSources(tx, examId);
  if (isWholePaper) return { own: sources, all: sources };
  const { own, clashes } = await recognise(items, sources, { path, resembles: isLike });
  const others = sources.filter((source) => !own.includes(source));
  const yielded = isReading ? await yieldTo(others, own, items, isLike) : [];
  const taken = new Set(yielded.map(({ item }) => item));
  const left = clashes.filter(({ item }) => !taken.has(item));
  if (left.length > 0) throw new FileRefusal(0, clashSentence(left));
  if (own.length > 0) return { own, all: sources, yielded };
  // A file that was imported without a paper belongs to this paper from now on.
  const loose = (await readSourcesAt(tx, path)).filter(({ rows }) => isMostly(overlapOf(items, rows), items, rows));
  return { own: loose, all: [...sources, ...loose], yielded };
}

/** Finds a file without a paper: the one read from the same path, otherwise one that is gone from its own path. */
async function findLoose(
  tx: Queryable,
  items: Item[],
  { path, scopes, taken }: FileTarget,
  isLike: IsLike,
): Promise<Found> {
  const { own } = await recognise(items, await readSourcesAt(tx, path), { path, resembles: isLike });
  if (own.length > 0) return { own, all: own };
  const alike = (await readSourcesLike(tx, items)).map((source) => ({
    source,
    overlap: overlapOf(items, source.rows),
  }));
  if (taken) {
    // Prefers the file that a copy matches entirely to one that it matches mostly.
    const free = alike.filter(
      ({ source, overlap }) => !taken.has(source.id ?? 0) && isMostly(overlap, items, source.rows),
    );
    const best =
      free.find(({ source, overlap }) => overlap.same === items.length && source.rows.length === items.length) ??
      free[0];
    if (best) return { own: [best.source], all: [best.source] };
  }
  for (const { source, overlap } of alike) {
    const isGone = source.path === null || (source.path !== path && !(await exists(source.path)));
    if (!taken && isGone && isMostly(overlap, items, source.rows)) return { own: [source], all: [source] };
  }
  const unknown = await readUnregistered(tx, scopes);
  const mostly = unknown.filter(({ rows }) => isMostly(overlapOf(items, rows), items, rows));
  return { own: mostly, all: mostly };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

function clashSentence(clashes: Recognised['clashes']): string {
  const some = clashes.slice(0, 3).map(({ item, row }) => `“${shorten(item.name)}” (Q${row.questionId})`);
  const more = clashes.length > some.length ? ` e mais ${clashes.length - some.length}` : '';
  const paths = [...new Set(clashes.flatMap(({ source }) => (source.path === null ? [] : [basename(source.path)])))];
  const from = paths.length > 0 ? `, de ${paths.slice(0, 3).join(', ')}` : '';
  return `a prova já tem outras questões com estes números ou nomes${from}: ${some.join(', ')}${more}; se o arquivo é outra parte da prova, diga qual com --parte; se ele é a prova inteira, corrigida, use --prova-inteira`;
}
