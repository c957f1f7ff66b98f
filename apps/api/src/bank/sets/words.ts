import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './bitmaps';

/** From this many questions on a word is kept here; PostgreSQL's own index answers rarer ones as fast. */
const COMMON_FROM = 64;

/** The questions of each common word. */
export class Words {
  private readonly common = new Map<string, Ids>();
  /** While the bank is first read: the words that are rare so far. */
  private rare: Map<string, number[]> | null = new Map();

  add(words: string[], id: number): void {
    for (const word of words) {
      const set = this.common.get(word);
      if (set) set.add(id);
      else if (this.rare) this.note(this.rare, word, id);
    }
  }

  /** The questions with this word; undefined when it is too rare to be kept here. */
  of(word: string): Ids | undefined {
    return this.common.get(word);
  }

  /** Forgets the rare words: the whole bank was read. */
  settle(): void {
    this.rare = null;
  }

  remove(ids: Ids): void {
    for (const set of this.common.values()) set.andNotInPlace(ids);
  }

  dispose(): void {
    for (const set of this.common.values()) set.dispose();
  }

  private note(rare: Map<string, number[]>, word: string, id: number): void {
    const ids = rare.get(word);
    if (!ids) {
      // A copy: a piece of a long string would keep the whole of it in memory.
      rare.set(Buffer.from(word).toString(), [id]);
      return;
    }
    ids.push(id);
    if (ids.length < COMMON_FROM) return;
    rare.delete(word);
    this.common.set(Buffer.from(word).toString(), new RoaringBitmap32(ids));
  }
}
