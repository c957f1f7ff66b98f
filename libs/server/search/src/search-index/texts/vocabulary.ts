const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const FIRST_WORDS = 1 << 10;
const FIRST_CHARACTERS = 1 << 13;
/** Slots of the hash table for each word of its capacity: it is never more than half full. */
const SLOTS_EACH = 2;

/** The part of a snapshot for `Vocabulary`. */
export interface VocabularyState {
  characters: Uint16Array;
  starts: Uint32Array;
  slots: Uint32Array;
}

function hashOf(text: string, from: number, to: number): number {
  let hash = FNV_BASIS;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  // The lower bits choose the slot, so the upper ones are mixed into them.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Numbers words in order of first occurrence, so that frequent words have small numbers. Plain arrays take a third of
 * the memory of a `Map`.
 */
export class Vocabulary {
  private characters: Uint16Array = new Uint16Array(FIRST_CHARACTERS);
  /** The offset of each word's characters, and the end of the last one. */
  private starts: Uint32Array = new Uint32Array(FIRST_WORDS + 1);
  /** Hash table of word numbers plus one; its length is a power of two. */
  private slots: Uint32Array = new Uint32Array(FIRST_WORDS * SLOTS_EACH);
  private count = 0;

  /** Number of words. */
  get size(): number {
    return this.count;
  }

  /** The number of the word `text[from, to)`; -1 where it is unknown. */
  find(text: string, from = 0, to = text.length): number {
    return (this.slots[this.slotOf(text, from, to)] ?? 0) - 1;
  }

  /** The number of the word `text[from, to)`; a new word gets a new number. */
  learn(text: string, from = 0, to = text.length): number {
    const slot = this.slotOf(text, from, to);
    const known = this.slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const number = this.count;
    this.append(text, from, to);
    this.slots[slot] = number + 1;
    if (this.count * SLOTS_EACH > this.slots.length) this.rehash();
    return number;
  }

  /** The word with a number. */
  word(number: number): string {
    return String.fromCharCode(...this.characters.subarray(this.starts[number], this.starts[number + 1]));
  }

  state(): VocabularyState {
    const { characters, starts, slots, count } = this;
    return { characters: characters.subarray(0, starts[count]), starts: starts.subarray(0, count + 1), slots };
  }

  restore({ characters, starts, slots }: VocabularyState): void {
    this.characters = characters;
    this.starts = starts;
    this.slots = slots;
    this.count = starts.length - 1;
  }

  private append(text: string, from: number, to: number): void {
    const start = this.starts[this.count] ?? 0;
    const end = start + to - from;
    while (end > this.characters.length) this.characters = enlarged(this.characters, Uint16Array);
    if (this.count + 2 > this.starts.length) this.starts = enlarged(this.starts, Uint32Array);
    for (let at = from; at < to; at += 1) this.characters[start + at - from] = text.charCodeAt(at);
    this.count += 1;
    this.starts[this.count] = end;
  }

  /** The slot that holds the word, or the free slot where it belongs. */
  private slotOf(text: string, from: number, to: number): number {
    const mask = this.slots.length - 1;
    let slot = hashOf(text, from, to) & mask;
    for (;;) {
      const number = (this.slots[slot] ?? 0) - 1;
      if (number < 0 || this.is(number, text, from, to)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private is(number: number, text: string, from: number, to: number): boolean {
    const start = this.starts[number] ?? 0;
    if ((this.starts[number + 1] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (this.characters[start + at - from] !== text.charCodeAt(at)) return false;
    return true;
  }

  private rehash(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    for (let number = 0; number < this.count; number += 1) {
      const word = this.word(number);
      this.slots[this.slotOf(word, 0, word.length)] = number + 1;
    }
  }
}

/** A copy of twice the length. */
export function enlarged<Numbers extends Uint16Array | Uint32Array>(
  numbers: Numbers,
  Kind: new (length: number) => Numbers,
): Numbers {
  const larger = new Kind(Math.max(FIRST_WORDS, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
