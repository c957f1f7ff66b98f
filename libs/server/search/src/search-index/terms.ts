import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './bitmaps';

/** From this many questions on a term is kept here; PostgreSQL's own index answers rarer ones as fast. */
const COMMON_FROM = 64;

/** The questions of each common term of their texts (text/terms.ts). */
export class Terms {
  private readonly common = new Map<string, Ids>();
  /** While the questions are first read: the terms that are rare so far. */
  private rare: Map<string, number[]> | null = new Map();

  add(terms: string[], id: number): void {
    for (const term of terms) {
      const set = this.common.get(term);
      if (set) set.add(id);
      else if (this.rare) this.note(this.rare, term, id);
    }
  }

  /** The questions with this term; undefined when it is too rare to be kept here. */
  of(term: string): Ids | undefined {
    return this.common.get(term);
  }

  put(term: string, set: Ids): void {
    this.common.set(term, set);
  }

  entries(): IterableIterator<[string, Ids]> {
    return this.common.entries();
  }

  /** Forgets the rare terms: all questions were read. */
  settle(): void {
    this.rare = null;
  }

  remove(ids: Ids): void {
    for (const set of this.common.values()) set.andNotInPlace(ids);
  }

  dispose(): void {
    for (const set of this.common.values()) set.dispose();
  }

  private note(rare: Map<string, number[]>, term: string, id: number): void {
    const ids = rare.get(term);
    if (!ids) {
      // A copy: a piece of a long string would keep the whole of it in memory.
      rare.set(Buffer.from(term).toString(), [id]);
      return;
    }
    ids.push(id);
    if (ids.length < COMMON_FROM) return;
    rare.delete(term);
    this.common.set(Buffer.from(term).toString(), new RoaringBitmap32(ids));
  }
}
