import { setImmediate as nextTurn } from 'node:timers/promises';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from '../bitmaps';

/** A word in more than this part of the texts is frequent. */
const FREQUENT_SHARE = 1 / 25;
/** So many of the texts tell which words are frequent. */
const SAMPLE = 2_000;
/** In fewer texts the phrases of frequent words are looked for fast enough without pairs. */
const FROM_TEXTS = 50_000;
/** So many texts are read (some milliseconds) before others have their turn. */
const READ_AT_ONCE = 2_000;
/** Pairs share 4,096 sets: a set for each of 40,000 pairs would take more memory than the ids in it. */
const SET_BITS = 12;
const SINGLE_UNITS = 1 << 16;
const FREQUENT = 1;
const FREQUENT_AND_COMMON = 2;

/** The texts of an index, as units of their words. */
export interface UnitTexts {
  /** Number of texts, and the number above that of each question; both grow. */
  size: () => number;
  end: () => number;
  /** Undefined: the question has no text. */
  read: (question: number) => Uint16Array | undefined;
  /** Whether two such words beside each other are a term of their own (`pairsOf`). */
  isCommon: (unit: number) => boolean;
}

const setOf = (first: number, second: number, third = 0): number =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35)) >>> (32 - SET_BITS);

/**
 * Questions by frequent words that stand beside each other, so that a phrase of frequent words has few candidates: by pairs of
 * them, and by three where a pair, which is a term, is common to most questions. Several of these share a set: what is given may
 * hold more questions than have the words, and never fewer.
 */
export class FrequentPairs {
  private readonly kinds = new Uint8Array(SINGLE_UNITS);
  private readonly sets = new Map<number, Ids>();
  /** Questions below it were read; `readAll` comes to the others. */
  private readUntil = 0;
  private isComplete = false;
  private isDisposed = false;

  /** Reads all texts, a few at a time; until it has ended no pair is known. @param from with fewer texts it reads none */
  async readAll(texts: UnitTexts, from = FROM_TEXTS): Promise<void> {
    if (texts.size() < from) return;
    this.findFrequent(texts);
    for (; this.readUntil < texts.end() && !this.isDisposed; await nextTurn()) {
      const until = Math.min(texts.end(), this.readUntil + READ_AT_ONCE);
      for (let question = this.readUntil; question < until; question += 1)
        this.addPairs(question, texts.read(question));
      this.readUntil = until;
    }
    this.isComplete = !this.isDisposed;
  }

  add(question: number, units: Uint16Array): void {
    if (this.isComplete || question < this.readUntil) this.addPairs(question, units);
  }

  remove(question: number, units: Uint16Array): void {
    this.eachPair(units, (set) => this.sets.get(set)?.remove(question));
  }

  /** Sets of which each holds all questions with the phrase. @param units those of its words */
  of(units: readonly number[]): Ids[] {
    const found: Ids[] = [];
    if (this.isComplete) this.eachPair(units, (set) => found.push(this.sets.get(set) ?? new RoaringBitmap32()));
    return found;
  }

  dispose(): void {
    this.isDisposed = true;
    this.isComplete = false;
    for (const set of this.sets.values()) set.dispose();
    this.sets.clear();
  }

  private findFrequent({ size, end, read, isCommon }: UnitTexts): void {
    const counts = new Uint32Array(SINGLE_UNITS);
    const step = Math.max(1, Math.floor(size() / SAMPLE));
    let sampled = 0;
    for (let question = 0; question < end(); question += step) {
      const units = read(question);
      if (!units) continue;
      sampled += 1;
      for (const unit of new Set(units)) counts[unit] = (counts[unit] ?? 0) + 1;
    }
    for (const [unit, count] of counts.entries())
      if (unit > 0 && count > sampled * FREQUENT_SHARE)
        this.kinds[unit] = isCommon(unit) ? FREQUENT_AND_COMMON : FREQUENT;
  }

  private addPairs(question: number, units: Uint16Array | undefined): void {
    if (!units) return;
    this.eachPair(units, (pair) => {
      const set = this.sets.get(pair);
      if (set) set.add(question);
      else this.sets.set(pair, new RoaringBitmap32([question]));
    });
  }

  private eachPair(units: ArrayLike<number>, tell: (set: number) => void): void {
    let first = 0;
    let second = 0;
    let firstKind = 0;
    let secondKind = 0;
    for (let at = 0; at < units.length; at += 1) {
      const third = units[at] ?? 0;
      const kind = this.kinds[third] ?? 0;
      if (kind > 0 && secondKind > 0) {
        if (kind === FREQUENT || secondKind === FREQUENT) tell(setOf(second, third));
        else if (firstKind === FREQUENT_AND_COMMON) tell(setOf(first, second, third));
      }
      first = second;
      firstKind = secondKind;
      second = third;
      secondKind = kind;
    }
  }
}
