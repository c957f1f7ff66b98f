import { pairsOf, termOf } from '@mapa/server-text';
import type { Ids } from '../sets/bitmaps';
import { FrequentPairs } from './frequent-pairs';
import { NearWords } from './near-words';
import { compileMatcher, firstHolding, type PhraseQuery } from './text-matcher';
import { Vocabulary, type VocabularyState } from './vocabulary';
import { WordTerms, type WordTermsState } from './word-terms';
import { eachMarked, FIRST_WORD, LINE_END, markUnits, putWord, unitsOf } from './word-units';

const SPACE = 32;
const NEW_LINE = 10;

/** Texts are stored in chunks of 2 MB; a longer text has a chunk of its own. */
const CHUNK_BITS = 20;
const CHUNK = 1 << CHUNK_BITS;
const FIRST_QUESTIONS = 1 << 16;
/** Length of the header before each text: the number of its units, lower bits first. */
const HEADER = 2;
const UNIT_BITS = 16;
/** Number of texts that are prefetched together before they are read. */
const TOGETHER = 8;
const UNITS_IN_CACHE_LINE = 32;

/** The part of a snapshot for `WordTexts`. */
export interface WordTextsState {
  vocabulary: VocabularyState;
  terms: WordTermsState;
  chunks: Uint16Array[];
  places: Uint32Array;
}

const NO_UNITS = new Uint16Array();

/** Occurrences of terms in a text, in order. */
export interface Occurrences {
  /** The index of each occurrence's term among the wanted ones. */
  terms: number[];
  /** The position of each occurrence in words, counted from 1 through all lines. */
  places: number[];
}

/**
 * The words of each question's texts as numbers, in order (docs/decisions/083), to search for phrases and locate terms.
 */
export class WordTexts {
  private readonly vocabulary = new Vocabulary();
  private readonly terms = new WordTerms();
  /** Finds words of all texts that were ever set. */
  readonly nearWords = new NearWords(this.vocabulary, this.terms);
  private readonly pairs = new FrequentPairs();
  private count = 0;
  private chunks: Uint16Array[] = [];
  /** Index of the first free unit in the last chunk. */
  private free = CHUNK;
  /** Chunk and offset of each question's text plus one, by question; 0: no text. */
  private places: Uint32Array = new Uint32Array(FIRST_QUESTIONS);
  /** Buffer for a text while it is written. */
  private scratch = new Uint16Array(1 << 10);
  /** A sum that is never used: it keeps the compiler from removing the prefetch. */
  protected fetched = 0;
  private live = 0;
  private wasted = 0;

  /** @param lines the words of a question's texts as `search_words` has them */
  set(question: number, lines: string): void {
    this.remove(question);
    const length = this.write(lines);
    if (question >= this.places.length) this.growPlaces(question);
    this.places[question] = this.append(this.scratch.subarray(0, length)) + 1;
    this.live += length;
    this.count += 1;
    this.pairs.add(question, this.scratch.subarray(HEADER, length));
  }

  remove(question: number): void {
    const place = (this.places[question] ?? 0) - 1;
    if (place < 0) return;
    const text = this.textAt(place);
    const { length } = text;
    this.pairs.remove(question, text.subarray(HEADER));
    this.places[question] = 0;
    this.count -= 1;
    this.live -= length;
    this.wasted += length;
    if (this.wasted > this.live + CHUNK) this.compact();
  }

  /** The questions whose texts match, in their order. */
  find(questions: Uint32Array, query: PhraseQuery): Uint32Array {
    const first = this.firstMatches(questions, [query]);
    return questions.filter((_, at) => first[at] === 0);
  }

  /**
   * The index of the first query that each question's text matches, or their number where it matches none. Each text is
   * fetched once, which takes longer than comparing it. Null as a query matches every text.
   */
  firstMatches(questions: Uint32Array, queries: readonly (PhraseQuery | null)[]): Uint8Array {
    const matchers = queries.map((query) => query && compileMatcher(query, (words) => this.unitsOf(words)));
    const first = new Uint8Array(questions.length).fill(queries.length);
    for (let from = 0; from < questions.length; from += TOGETHER) {
      const until = Math.min(questions.length, from + TOGETHER);
      this.fetch(questions, from, until);
      for (let at = from; at < until; at += 1) {
        const place = (this.places[questions[at] ?? 0] ?? 0) - 1;
        if (place < 0) continue;
        const chunk = this.chunkOf(place);
        const start = place & (CHUNK - 1);
        first[at] = firstHolding(chunk, start + HEADER, start + HEADER + sizeOf(chunk, start), matchers);
      }
    }
    return first;
  }

  /** Returns a reader of the terms' occurrences in the texts of a question. */
  termReader(wanted: readonly string[]): (question: number) => Occurrences {
    const numbers = wanted.map((term) => this.terms.find(term));
    const marks = markUnits(numbers.flatMap((term) => this.terms.wordsOf(term)));
    return (question) => {
      const found: Occurrences = { terms: [], places: [] };
      const place = (this.places[question] ?? 0) - 1;
      if (place < 0) return found;
      const chunk = this.chunkOf(place);
      const start = place & (CHUNK - 1);
      eachMarked(chunk, start + HEADER, start + HEADER + sizeOf(chunk, start), marks, (word, at) => {
        const term = this.terms.of(word);
        const which = term < 0 ? -1 : numbers.indexOf(term);
        if (which < 0) return;
        found.terms.push(which);
        found.places.push(at);
      });
      return found;
    };
  }

  /** Indexes pairs of frequent words in the background; until it ends, no phrase has any pairs. */
  indexPairs(fromTexts?: number): Promise<void> {
    const texts = {
      size: () => this.count,
      end: () => this.places.length,
      read: (question: number) => {
        const place = (this.places[question] ?? 0) - 1;
        return place < 0 ? undefined : this.textAt(place).subarray(HEADER);
      },
      isCommon: (unit: number) => {
        const word = this.vocabulary.word(unit - FIRST_WORD);
        return pairsOf([word, word]).length > 0;
      },
    };
    return this.pairs.readAll(texts, fromTexts);
  }

  /** Sets that each contain all questions with a phrase, by its pairs of frequent words. */
  pairsOf(words: string): Ids[] {
    const units = this.unitsOf(words);
    return units ? this.pairs.of(units) : [];
  }

  /** Whether each question with a phrase's terms contains it: it is a single word, and no other word has its term. */
  isTerm(words: string): boolean {
    return this.terms.isOnlyOne(this.vocabulary.find(words.trim()));
  }

  /** The rarest unit of a phrase; phrases that share it are found in one scan. Null where a word occurs in no text. */
  rarestOf(words: string): number | null {
    const units = this.unitsOf(words);
    return units && Math.max(...units);
  }

  state(): WordTextsState {
    const chunks = this.chunks.map((chunk, at) =>
      at === this.chunks.length - 1 ? chunk.subarray(0, this.free) : chunk,
    );
    return { vocabulary: this.vocabulary.state(), terms: this.terms.state(), chunks, places: this.places };
  }

  restore({ vocabulary, terms, chunks, places }: WordTextsState): void {
    this.vocabulary.restore(vocabulary);
    this.terms.restore(terms);
    this.nearWords.learn();
    this.chunks = chunks;
    this.free = chunks.at(-1)?.length ?? CHUNK;
    this.places = places;
    this.count = places.reduce((sum, place) => (place > 0 ? sum + 1 : sum), 0);
    this.live = chunks.reduce((sum, { length }) => sum + length, 0);
  }

  dispose(): void {
    this.pairs.dispose();
  }

  /** Touches the beginnings of several texts, so that their cache misses overlap: they lie far apart in memory. */
  private fetch(questions: Uint32Array, from: number, until: number): void {
    let sum = 0;
    for (let at = from; at < until; at += 1) {
      const place = this.places[questions[at] ?? 0] ?? 0;
      const chunk = this.chunkOf(place);
      const start = place & (CHUNK - 1);
      for (let line = 0; line < 3; line += 1) sum += chunk[start + line * UNITS_IN_CACHE_LINE] ?? 0;
    }
    this.fetched = sum;
  }

  private chunkOf(place: number): Uint16Array {
    return this.chunks[place >>> CHUNK_BITS] ?? NO_UNITS;
  }

  /** The units of a phrase; null where a word occurs in no text. */
  private unitsOf(words: string): number[] | null {
    const numbers = words
      .trim()
      .split(' ')
      .map((word) => this.vocabulary.find(word));
    return numbers.some((number) => number < 0) ? null : numbers.flatMap(unitsOf);
  }

  /** Writes a text's units to the buffer and returns their number. Every word has a space on either side. */
  private write(lines: string): number {
    let length = HEADER;
    const put = (unit: number) => {
      if (length === this.scratch.length) {
        const larger = new Uint16Array(length * 2);
        larger.set(this.scratch);
        this.scratch = larger;
      }
      this.scratch[length] = unit;
      length += 1;
    };
    let word = -1;
    for (let at = 0; at <= lines.length; at += 1) {
      const code = at < lines.length ? lines.charCodeAt(at) : NEW_LINE;
      if (code === SPACE) {
        if (word >= 0 && at > word) putWord(put, this.learn(lines, word, at));
        else if (word >= 0) put(LINE_END);
        word = at + 1;
      } else if (code === NEW_LINE) {
        put(LINE_END);
        word = -1;
      }
    }
    const size = length - HEADER;
    this.scratch[0] = size & (2 ** UNIT_BITS - 1);
    this.scratch[1] = size >>> UNIT_BITS;
    return length;
  }

  private learn(lines: string, from: number, to: number): number {
    const { size } = this.vocabulary;
    const number = this.vocabulary.learn(lines, from, to);
    if (number === size) {
      this.terms.learn(number, termOf(lines.slice(from, to)));
      this.nearWords.learn();
    }
    return number;
  }

  private append(text: Uint16Array): number {
    const last = this.chunks.at(-1);
    if (!last || this.free + text.length > last.length) {
      this.chunks.push(new Uint16Array(Math.max(CHUNK, text.length)));
      this.free = 0;
    }
    this.chunks.at(-1)?.set(text, this.free);
    const place = (this.chunks.length - 1) * CHUNK + this.free;
    this.free += text.length;
    return place;
  }

  /** The text at a place, with its header. */
  private textAt(place: number): Uint16Array {
    const from = place & (CHUNK - 1);
    const chunk = this.chunkOf(place);
    return chunk.subarray(from, from + HEADER + sizeOf(chunk, from));
  }

  /** Compacts the chunks once more than half of their content belongs to deleted texts. */
  private compact(): void {
    const texts = new WordTexts();
    for (const [question, place] of this.places.entries())
      if (place > 0) this.places[question] = texts.append(this.textAt(place - 1)) + 1;
    this.chunks = texts.chunks;
    this.free = texts.free;
    this.wasted = 0;
  }

  private growPlaces(question: number): void {
    const larger = new Uint32Array(Math.max(question + 1, this.places.length * 2));
    larger.set(this.places);
    this.places = larger;
  }
}

const sizeOf = (chunk: Uint16Array, from: number): number => (chunk[from] ?? 0) | ((chunk[from + 1] ?? 0) << UNIT_BITS);
