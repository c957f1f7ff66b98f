import type { CountedRows } from './counted-rows';
import { HASHES, type TermCounts } from './features';

/** The terms that a model knows, in rising order of their hashes, and how much each says (inverse document frequency). */
export interface Vocabulary {
  hashes: Uint32Array;
  idf: Float32Array;
}

/** A sparse matrix, one row after the other: row i holds the entries from `starts[i]` up to `starts[i + 1]`. */
export interface SparseRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
}

/** A term of one question alone says nothing of another. */
const RAREST = 2;

/**
 * Chooses the terms to weigh: those in two questions or more, the most frequent where there are more than `most`.
 * @param chosen the rows to look at
 */
export function chooseVocabulary(rows: CountedRows, chosen: ArrayLike<number>, most: number): Vocabulary {
  const frequencies = new Uint32Array(HASHES);
  const known: number[] = [];
  for (let at = 0; at < chosen.length; at += 1)
    rows.visit(chosen[at] ?? 0, (hash) => {
      const frequency = (frequencies[hash] ?? 0) + 1;
      frequencies[hash] = frequency;
      if (frequency === RAREST) known.push(hash);
    });
  const frequencyOf = (hash: number) => frequencies[hash] ?? 0;
  let hashes = Uint32Array.from(known);
  if (hashes.length > most)
    hashes = hashes.sort((one, other) => frequencyOf(other) - frequencyOf(one) || one - other).slice(0, most);
  hashes.sort();
  return {
    hashes,
    idf: Float32Array.from(hashes, (hash) => Math.log((1 + chosen.length) / (1 + frequencyOf(hash))) + 1),
  };
}

/** The column of a term; -1 where the vocabulary does not hold it. */
function columnOf({ hashes }: Vocabulary, hash: number): number {
  let from = 0;
  let to = hashes.length - 1;
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

/** The weight of a term before its row is brought to length 1: (1 + ln tf) · idf. */
const weightOf = ({ idf }: Vocabulary, column: number, count: number): number =>
  (1 + Math.log(count)) * (idf[column] ?? 0);

/** A question's counts as weights of the vocabulary's terms, of length 1 together: pairs of a column and its weight. */
export function weigh(vocabulary: Vocabulary, counts: TermCounts): [number, number][] {
  const entries: [number, number][] = [];
  let squares = 0;
  for (const [hash, count] of counts) {
    const column = columnOf(vocabulary, hash);
    if (column < 0) continue;
    const weight = weightOf(vocabulary, column, count);
    squares += weight * weight;
    entries.push([column, weight]);
  }
  const length = Math.sqrt(squares);
  for (const entry of entries) entry[1] /= length;
  return entries;
}

/** The chosen rows of counts as rows of weights. */
export function weighRows(rows: CountedRows, chosen: ArrayLike<number>, vocabulary: Vocabulary): SparseRows {
  const starts = new Uint32Array(chosen.length + 1);
  for (let at = 0; at < chosen.length; at += 1) {
    let known = starts[at] ?? 0;
    rows.visit(chosen[at] ?? 0, (hash) => {
      if (columnOf(vocabulary, hash) >= 0) known += 1;
    });
    starts[at + 1] = known;
  }
  const columns = new Uint32Array(starts.at(-1) ?? 0);
  const values = new Float32Array(columns.length);
  for (let at = 0; at < chosen.length; at += 1) {
    const from = starts[at] ?? 0;
    let used = from;
    let squares = 0;
    rows.visit(chosen[at] ?? 0, (hash, count) => {
      const column = columnOf(vocabulary, hash);
      if (column < 0) return;
      const weight = weightOf(vocabulary, column, count);
      squares += weight * weight;
      columns[used] = column;
      values[used] = weight;
      used += 1;
    });
    const length = Math.sqrt(squares);
    for (let entry = from; entry < used; entry += 1) values[entry] = (values[entry] ?? 0) / length;
  }
  return { starts, columns, values };
}
