import { setImmediate as nextTurn } from 'node:timers/promises';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './bitmaps';

/** From this many questions on, the index keeps a term; PostgreSQL's own index answers rarer ones as fast. */
const COMMON_FROM = 64;
/** Time for which sets are built before other work gets a turn. */
const SLICE_MS = 5;

/** The questions of each common term of their texts (text/terms.ts). */
export class Terms {
  private readonly common = new Map<string, Ids>();
  /** Sets from a snapshot that nobody has asked for yet, in their encoded form. */
  private readonly packed = new Map<string, number>();
  private packedBytes: Uint8Array = new Uint8Array();
  /** The offset of each of them, and the end of the last one. */
  private packedAt = new Uint32Array();
  /** During the first read of the questions: the terms that are rare so far. */
  private rare: Map<string, number[]> | null = new Map();

  add(terms: string[], id: number): void {
    for (const term of terms) {
      const set = this.of(term);
      if (set) set.add(id);
      else if (this.rare) this.note(this.rare, term, id);
    }
  }

  /** The questions with this term; undefined when it is too rare for the index. */
  of(term: string): Ids | undefined {
    const set = this.common.get(term);
    if (set) return set;
    const number = this.packed.get(term);
    return number === undefined ? undefined : this.unpack(term, number);
  }

  /**
   * Restores sets from a snapshot. Tens of thousands are decoded later, on request or by `unpackAll`.
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

  /** Decodes the remaining sets in slices, between which the process answers requests. */
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

  /** The terms that the index keeps: no others are added after the first read. */
  names(): string[] {
    return [...this.packed.keys(), ...this.common.keys()];
  }

  /** Discards the rare terms: all questions were read. */
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
    // The caller may work in an arena, which frees its sets; this one must stay.
    RoaringArenaAllocator.current?.escape(set);
    this.common.set(term, set);
    this.packed.delete(term);
    if (this.packed.size === 0) this.packedBytes = new Uint8Array();
    return set;
  }

  private note(rare: Map<string, number[]>, term: string, id: number): void {
    const ids = rare.get(term);
    if (!ids) {
      // A copy: a slice would keep the whole long string in memory.
      rare.set(Buffer.from(term).toString(), [id]);
      return;
    }
    ids.push(id);
    if (ids.length < COMMON_FROM) return;
    rare.delete(term);
    this.common.set(Buffer.from(term).toString(), new RoaringBitmap32(ids));
  }
}
