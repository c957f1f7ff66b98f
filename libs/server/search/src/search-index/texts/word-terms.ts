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
  /** How many words have a term, by the term's number. */
  private words: Uint32Array = new Uint32Array(FIRST_WORDS);

  /** @param term null for a stop word */
  learn(word: number, term: string | null): void {
    if (word >= this.ofWord.length) this.ofWord = enlarged(this.ofWord, Uint32Array);
    this.ofWord[word] = term === null ? 0 : this.terms.learn(term) + 1;
    this.count(word);
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
    return this.words[this.of(word)] === 1;
  }

  state(): WordTermsState {
    return { terms: this.terms.state(), ofWord: this.ofWord };
  }

  restore({ terms, ofWord }: WordTermsState): void {
    this.terms.restore(terms);
    this.ofWord = ofWord;
    this.words = new Uint32Array(FIRST_WORDS);
    for (const word of ofWord.keys()) this.count(word);
  }

  private count(word: number): void {
    const term = this.of(word);
    if (term < 0) return;
    while (term >= this.words.length) this.words = enlarged(this.words, Uint32Array);
    this.words[term] = (this.words[term] ?? 0) + 1;
  }
}
