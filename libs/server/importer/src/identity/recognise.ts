import { isSameText, nameKeyOf, numberKeyOf, type Item, type Row } from './label';
import { uniqueBy } from '../rules/keys';

/** A file imported before; `id` is null for questions of a paper whose file is unknown. */
export interface Source {
  id: number | null;
  path: string | null;
  rows: Row[];
}

/** The overlap of a file with a source. */
export interface Overlap {
  /** Number of the file's questions whose text the source contains. */
  same: number;
  /** Number of these with the same id, name or number. */
  inPlace: number;
  /** Questions of the file whose id, name or number belongs to another text in the source, with that text. */
  clashes: [Item, Row][];
}

/** Compares a file with a source. */
export function overlapOf(items: Item[], rows: Row[]): Overlap {
  const written = items.filter(({ contentHash }) => contentHash !== null);
  const texts = new Set(
    rows.flatMap(({ contentHash, wordingKey }) => (wordingKey === null ? [contentHash] : [contentHash, wordingKey])),
  );
  const keys = [(one: Item | Row) => one.idNumber ?? '', nameKeyOf, numberKeyOf];
  const indexes = keys.map((keyOf) => ({ keyOf, rows: uniqueBy(rows, keyOf), items: uniqueBy(items, keyOf) }));
  const overlap: Overlap = { same: 0, inPlace: 0, clashes: [] };
  for (const item of written) {
    const has = texts.has(item.contentHash ?? '') || texts.has(item.wordingKey ?? '');
    const index = indexes.find(
      ({ keyOf, rows: found, items: unique }) => found.has(keyOf(item)) && unique.get(keyOf(item)) === item,
    );
    const row = index?.rows.get(index.keyOf(item));
    if (has) overlap.same += 1;
    if (row && isSameText(item, row)) overlap.inPlace += 1;
    else if (row && !has) overlap.clashes.push([item, row]);
  }
  return overlap;
}

/**
 * Whether a file is a new version of a source: most of its questions are the same, or most questions of either are in
 * the same position.
 */
export function isMostly({ same, inPlace }: Overlap, items: Item[], rows: Row[]): boolean {
  const size = items.filter(({ contentHash }) => contentHash !== null).length;
  return size > 0 && (same * 2 > size || inPlace * 2 >= size || inPlace * 2 > rows.length);
}

export interface Recognised {
  /** The sources that the file replaces. */
  own: Source[];
  /** Questions that conflict with another source of the paper, which uses the same id, name or number. */
  clashes: { item: Item; row: Row; source: Source }[];
}

/**
 * Decides which of a paper's files this is: those that it mostly matches, or the one at its path while any of its
 * content remains. If none: a further file of the paper, whose questions must not use the names of the others.
 * @param resembles whether any question of the file is very similar to one of the rows, or somewhat similar to the row
 * with its key
 */
export async function recognise(
  items: Item[],
  sources: Source[],
  { path, resembles }: { path: string; resembles: (rows: Row[], clashes: [Item, Row][]) => Promise<boolean> },
): Promise<Recognised> {
  const own: Source[] = [];
  const others: { source: Source; overlap: Overlap }[] = [];
  for (const source of sources) {
    const overlap = overlapOf(items, source.rows);
    const { same, clashes } = overlap;
    // A single different question is a correction; of several, at least one must be the same or similar.
    const isLeft =
      source.path === path && (same > 0 || clashes.length === 1 || (await resembles(source.rows, clashes)));
    if (isLeft || isMostly(overlap, items, source.rows)) own.push(source);
    else others.push({ source, overlap });
  }
  return {
    own,
    clashes: others.flatMap(({ source, overlap }) => overlap.clashes.map(([item, row]) => ({ item, row, source }))),
  };
}
