import type { CountedRows } from './counted-rows';
import { HASHES, type TermCounts } from './features';

/** A model's terms, by ascending hash, with their inverse document frequency. */
export interface Vocabulary {
  hashes: Uint32Array;
  idf: Float32Array;
}

/** Rows of weights, computed one at a time: a table of all would take twice the memory of the counts. */
export interface SparseRows {
  /** Columns and values of the loaded row, up to its length. */
  readonly columns: Uint32Array;
  readonly values: Float32Array;
  /** Computes a row and returns its length. */
  load(at: number): number;
}

/** A term in a single question says nothing about others. */
const RAREST = 2;

/**
 * Chooses the terms to weigh: those in two or more questions, the most frequent ones if there are more than `most`.
 * @param chosen the rows to consider
 */
export function chooseVocabulary(
  rows: CountedRows,
  chosen: ArrayLike<number>,
  most: number,
  { frequencies }: ColumnIndex,
): Vocabulary {
  frequencies.fill(0);
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

/** The column of a term; -1 if it is not in the vocabulary. */
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

/** The weight of a term before its row is normalised: (1 + ln tf) · idf. */
const weightOf = ({ idf }: Vocabulary, column: number, count: number): number =>
  (count === 1 ? 1 : 1 + Math.log(count)) * (idf[column] ?? 0);

/** One row of weights: a column and its value at each index. */
export interface SparseRow {
  columns: ArrayLike<number>;
  values: ArrayLike<number>;
}

/** A question's counts as weights of the vocabulary's terms, normalised to length 1. */
export function weigh(vocabulary: Vocabulary, counts: TermCounts): SparseRow {
  const columns: number[] = [];
  const values: number[] = [];
  let squares = 0;
  for (const [hash, count] of counts) {
    const column = columnOf(vocabulary, hash);
    if (column < 0) continue;
    const weight = weightOf(vocabulary, column, count);
    squares += weight * weight;
    columns.push(column);
    values.push(weight);
  }
  const length = Math.sqrt(squares);
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
  return { columns, values };
}

/**
 * Tables by hash, 32 MB shared by all classifiers of a training: the columns of one vocabulary at a time, and room to
 * count in.
 */
export class ColumnIndex {
  readonly frequencies = new Uint32Array(HASHES);
  private readonly columns = new Int32Array(HASHES).fill(-1);
  private held: Vocabulary | null = null;

  /** Replaces the columns with those of this vocabulary. */
  hold(vocabulary: Vocabulary): void {
    if (this.held) for (const hash of this.held.hashes) this.columns[hash] = -1;
    for (const [column, hash] of vocabulary.hashes.entries()) this.columns[hash] = column;
    this.held = vocabulary;
  }

  /** The column of a term; -1 if it is not in the vocabulary. */
  columnOf(hash: number): number {
    return this.columns[hash] ?? -1;
  }
}

/** The chosen rows of counts as rows of weights of length 1; valid until the index holds another vocabulary. */
export function weighRows(
  rows: CountedRows,
  chosen: ArrayLike<number>,
  vocabulary: Vocabulary,
  index: ColumnIndex,
): SparseRows {
  index.hold(vocabulary);
  const columns = new Uint32Array(rows.widest);
  const values = new Float32Array(rows.widest);
  let used = 0;
  let squares = 0;
  const add = (hash: number, count: number): void => {
    const column = index.columnOf(hash);
    if (column < 0) return;
    const weight = weightOf(vocabulary, column, count);
    squares += weight * weight;
    columns[used] = column;
    values[used] = weight;
    used += 1;
  };
  const load = (at: number): number => {
    used = 0;
    squares = 0;
    rows.visit(chosen[at] ?? 0, add);
    const length = Math.sqrt(squares);
    for (let entry = 0; entry < used; entry += 1) values[entry] = (values[entry] ?? 0) / length;
    return used;
  };
  return { columns, values, load };
}
