import { enlarged, Vocabulary, type VocabularyState } from './vocabulary';

/** The part of a snapshot for `WordTerms`. */
export interface WordTermsState {
  terms: VocabularyState;
  ofWord: Uint32Array;
}

const FIRST_WORDS = 1 << 10;

/** The search term of each word, both as numbers. */
export class WordTerms {
  private readonly terms = new Vocabulary();
  /** The term's number plus one, by word; 0 for a stop word. */
  private ofWord: Uint32Array = new Uint32Array(FIRST_WORDS);
  /** The last word plus one of each term, and the word before it plus one that has the same term; 0: none. */
  private lastWord: Uint32Array = new Uint32Array(FIRST_WORDS);
  private wordBefore: Uint32Array = new Uint32Array(FIRST_WORDS);

  /** @param term null for a stop word */
  learn(word: number, term: string | null): void {
    if (word >= this.ofWord.length) this.ofWord = enlarged(this.ofWord, Uint32Array);
    this.ofWord[word] = term === null ? 0 : this.terms.learn(term) + 1;
    this.chain(word);
  }

  /** The number of a term; -1 where no word has it. */
  find(term: string): number {
    return this.terms.find(term);
  }

  /** The number of a word's term; -1 for a stop word. */
  of(word: number): number {
    return (this.ofWord[word] ?? 0) - 1;
  }

  /** Whether no other word has this word's term: then texts with the term contain the word. */
  isOnlyOne(word: number): boolean {
    return this.lastWord[this.of(word)] === word + 1 && this.wordBefore[word] === 0;
  }

  /** The words that have a term. */
  wordsOf(term: number): number[] {
    const words: number[] = [];
    for (let word = this.lastWord[term] ?? 0; word > 0; word = this.wordBefore[word - 1] ?? 0) words.push(word - 1);
    return words;
  }

  state(): WordTermsState {
    return { terms: this.terms.state(), ofWord: this.ofWord };
  }

  restore({ terms, ofWord }: WordTermsState): void {
    this.terms.restore(terms);
    this.ofWord = ofWord;
    this.lastWord = new Uint32Array(FIRST_WORDS);
    this.wordBefore = new Uint32Array(ofWord.length);
    for (const word of ofWord.keys()) this.chain(word);
  }

  private chain(word: number): void {
    const term = this.of(word);
    if (term < 0) return;
    while (term >= this.lastWord.length) this.lastWord = enlarged(this.lastWord, Uint32Array);
    while (word >= this.wordBefore.length) this.wordBefore = enlarged(this.wordBefore, Uint32Array);
    this.wordBefore[word] = this.lastWord[term] ?? 0;
    this.lastWord[term] = word + 1;
  }
}
