import { setImmediate as nextTurn } from 'node:timers/promises';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from '../sets/bitmaps';

/** A word in more than this share of the texts is frequent. */
const FREQUENT_SHARE = 1 / 25;
/** Number of texts sampled to find the frequent words. */
const SAMPLE = 2_000;
/** With fewer texts, phrases of frequent words are found fast enough without pairs. */
const FROM_TEXTS = 50_000;
/** Number of texts read (some milliseconds) before other work gets a turn. */
const READ_AT_ONCE = 2_000;
/** Pairs are hashed to 4,096 sets: separate sets for 40,000 pairs would take more memory than their ids. */
const SET_BITS = 12;
const SINGLE_UNITS = 1 << 16;
const FREQUENT = 1;
const FREQUENT_AND_COMMON = 2;

/** The texts of an index, as units of their words. */
export interface UnitTexts {
  /** The number of texts, and a number above every question's id; both grow. */
  size: () => number;
  end: () => number;
  /** Undefined for a question without text. */
  read: (question: number) => Uint16Array | undefined;
  /** Whether two adjacent words of this kind form a term of their own (`pairsOf`). */
  isCommon: (unit: number) => boolean;
}

const setOf = (first: number, second: number, third = 0): number =>
  (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35)) >>> (32 - SET_BITS);

/**
 * Questions by adjacent frequent words, so that a phrase of frequent words has few candidates. Indexed are pairs; a
 * pair of common words, which is a term of most questions, is indexed with the word before it instead. Several pairs
 * share a set: a result may contain other questions, and never lacks one.
 */
export class FrequentPairs {
  private readonly kinds = new Uint8Array(SINGLE_UNITS);
  private readonly sets = new Map<number, Ids>();
  /** Questions with smaller ids were read; `readAll` reads the others. */
  private readUntil = 0;
  private isComplete = false;
  private isDisposed = false;

  /** Reads all texts in batches; no pair is known until it ends. @param from with fewer texts it reads none */
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

  /** Sets that each contain all questions with the phrase. @param units those of its words */
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
