import { setImmediate as nextTurn } from 'node:timers/promises';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './bitmaps';

/** From this many questions on a term is kept here; PostgreSQL's own index answers rarer ones as fast. */
const COMMON_FROM = 64;
/** Sets are made for so long before others have their turn. */
const SLICE_MS = 5;

/** The questions of each common term of their texts (text/terms.ts). */
export class Terms {
  private readonly common = new Map<string, Ids>();
  /** Sets that a snapshot brought and that nobody has asked for yet, as they were written. */
  private readonly packed = new Map<string, number>();
  private packedBytes: Uint8Array = new Uint8Array();
  /** Where the bytes of each of them begin, and behind the last one where they end. */
  private packedAt = new Uint32Array();
  /** While the questions are first read: the terms that are rare so far. */
  private rare: Map<string, number[]> | null = new Map();

  add(terms: string[], id: number): void {
    for (const term of terms) {
      const set = this.of(term);
      if (set) set.add(id);
      else if (this.rare) this.note(this.rare, term, id);
    }
  }

  /** The questions with this term; undefined when it is too rare to be kept here. */
  of(term: string): Ids | undefined {
    const set = this.common.get(term);
    if (set) return set;
    const number = this.packed.get(term);
    return number === undefined ? undefined : this.unpack(term, number);
  }

  /**
   * Takes sets as a snapshot holds them, one after the other: tens of thousands are made when they are asked for, or in their turn.
   * @param keyed each term with its number of bytes
   */
  restore(bytes: Uint8Array, keyed: readonly [term: string, length: number][]): void {
    this.rare = null;
    this.packedBytes = bytes;
    this.packedAt = new Uint32Array(keyed.length + 1);
    for (const [number, [term, length]] of keyed.entries()) {
      this.packed.set(term, number);
      this.packedAt[number + 1] = (this.packedAt[number] ?? 0) + length;
    }
  }

  /** Makes the sets that are still packed, a slice at a time so that the process goes on answering. */
  async unpackAll(): Promise<void> {
    let until = 0;
    for (const [term, number] of this.packed) {
      if (performance.now() >= until) {
        await nextTurn();
        until = performance.now() + SLICE_MS;
      }
      if (this.packed.has(term)) this.unpack(term, number);
    }
  }

  entries(): IterableIterator<[string, Ids]> {
    for (const [term, number] of this.packed) this.unpack(term, number);
    return this.common.entries();
  }

  /** Forgets the rare terms: all questions were read. */
  settle(): void {
    this.rare = null;
  }

  remove(ids: Ids): void {
    for (const [, set] of this.entries()) set.andNotInPlace(ids);
  }

  dispose(): void {
    this.packed.clear();
    for (const set of this.common.values()) set.dispose();
  }

  private unpack(term: string, number: number): Ids {
    const bytes = this.packedBytes.subarray(this.packedAt[number], this.packedAt[number + 1]);
    const set = RoaringBitmap32.deserialize('portable', bytes);
    // Who asks may borrow sets for one answer; this one stays.
    RoaringArenaAllocator.current?.escape(set);
    this.common.set(term, set);
    this.packed.delete(term);
    if (this.packed.size === 0) this.packedBytes = new Uint8Array();
    return set;
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
