/** Bits of each question's filter: 64 bytes, enough for the pairs of a text of 150 words to let one other in five through. */
const WORDS_EACH = 16;
const BITS_MASK = WORDS_EACH * 32 - 1;
const BIT_NUMBER = 31;
/** The second hash is read from other bits of the same number. */
const SECOND = 16;
/** Questions are kept by so many: 1 MB. */
const CHUNK_BITS = 14;
const CHUNK = 1 << CHUNK_BITS;

const SPACE = 32;
const LINE_END = 10;
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The finaliser of MurmurHash3: each bit of the number decides on every bit. */
function scattered(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** The hash of each two adjacent words of a line. */
function hashPairs(lines: string, tell: (hash: number) => void): void {
  let before = 0;
  let word = FNV_BASIS;
  for (let at = 0; at <= lines.length; at += 1) {
    const code = at < lines.length ? lines.charCodeAt(at) : LINE_END;
    if (code !== SPACE && code !== LINE_END) {
      word = Math.imul(word ^ code, FNV_PRIME);
      continue;
    }
    if (word !== FNV_BASIS) {
      if (before !== 0) tell(scattered(Math.imul(before, 31) + word));
      before = word;
      word = FNV_BASIS;
    }
    if (code === LINE_END) before = 0;
  }
}

/**
 * A Bloom filter for each question, of the pairs of words that stand side by side in its texts (docs/decisions/066): a phrase
 * is looked for only where all of its pairs may be. It errs on one side alone, so that whoever verifies finds all there is.
 */
export class WordPairs {
  private readonly chunks = new Map<number, Uint32Array>();

  /** @param lines the words of a question's texts as `search_words` has them */
  set(question: number, lines: string): void {
    const chunk = this.chunkFor(question >>> CHUNK_BITS);
    const from = (question & (CHUNK - 1)) * WORDS_EACH;
    chunk.fill(0, from, from + WORDS_EACH);
    const mark = (bit: number) => {
      const at = from + ((bit & BITS_MASK) >>> 5);
      chunk[at] = (chunk[at] ?? 0) | (1 << (bit & BIT_NUMBER));
    };
    hashPairs(lines, (hash) => {
      mark(hash);
      mark(hash >>> SECOND);
    });
  }

  /** Those of the questions that may hold a phrase; all of them where it is a single word. */
  narrow(questions: Uint32Array, phrase: string): Uint32Array {
    const bits: number[] = [];
    hashPairs(phrase, (hash) => bits.push(hash & BITS_MASK, (hash >>> SECOND) & BITS_MASK));
    if (bits.length === 0) return questions;
    return questions.filter((question) => {
      const chunk = this.chunks.get(question >>> CHUNK_BITS);
      if (!chunk) return false;
      const from = (question & (CHUNK - 1)) * WORDS_EACH;
      for (const bit of bits) if (((chunk[from + (bit >>> 5)] ?? 0) & (1 << (bit & BIT_NUMBER))) === 0) return false;
      return true;
    });
  }

  entries(): IterableIterator<[number, Uint32Array]> {
    return this.chunks.entries();
  }

  put(number: number, chunk: Uint32Array): void {
    this.chunks.set(number, chunk);
  }

  private chunkFor(number: number): Uint32Array {
    const known = this.chunks.get(number);
    if (known) return known;
    const chunk = new Uint32Array(CHUNK * WORDS_EACH);
    this.chunks.set(number, chunk);
    return chunk;
  }
}
