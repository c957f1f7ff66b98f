import { HASH_BITS, type TermCounts } from './features';

/** What remains of 32 bits beside the hash: higher counts are capped at this. */
const MOST_COUNT = 2 ** (32 - HASH_BITS) - 1;
const FIRST_CAPACITY = 1024;
/** Small, as old and new array coexist while it grows. */
const GROWTH = 1.3;

/**
 * Counts of the terms of each question, four bytes an entry: row i holds the entries from `starts[i]` up to `starts[i +
 * 1]`.
 */
export class CountedRows {
  private readonly starts: number[] = [0];
  private entries = new Uint32Array(FIRST_CAPACITY);

  get length(): number {
    return this.starts.length - 1;
  }

  add(counts: TermCounts): void {
    let used = this.starts.at(-1) ?? 0;
    if (used + counts.size > this.entries.length) {
      const grown = new Uint32Array(Math.max(Math.ceil(GROWTH * this.entries.length), used + counts.size));
      grown.set(this.entries);
      this.entries = grown;
    }
    for (const [hash, count] of counts) {
      this.entries[used] = hash * (MOST_COUNT + 1) + Math.min(count, MOST_COUNT);
      used += 1;
    }
    this.starts.push(used);
  }

  /** The largest number of terms in a row. */
  get widest(): number {
    let most = 0;
    for (let row = 1; row < this.starts.length; row += 1)
      most = Math.max(most, (this.starts[row] ?? 0) - (this.starts[row - 1] ?? 0));
    return most;
  }

  /** Calls `visit` with each term of a row and its count. */
  visit(row: number, visit: (hash: number, count: number) => void): void {
    const to = this.starts[row + 1] ?? 0;
    for (let at = this.starts[row] ?? 0; at < to; at += 1) {
      const entry = this.entries[at] ?? 0;
      visit(Math.floor(entry / (MOST_COUNT + 1)), entry % (MOST_COUNT + 1));
    }
  }

  /** A row as it was added. */
  counts(row: number): TermCounts {
    const counts = new Map<number, number>();
    this.visit(row, (hash, count) => counts.set(hash, count));
    return counts;
  }
}
