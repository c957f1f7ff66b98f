import { Vocabulary, type VocabularyState } from './vocabulary';

/** What a snapshot keeps of them. */
export interface WordTermsState {
  terms: VocabularyState;
  ofWord: Uint32Array;
}

const FIRST_WORDS = 1 << 10;

/** The search term of each word, as numbers. */
export class WordTerms {
  private readonly terms = new Vocabulary();
  /** The term's number plus one, by the word's; 0 for a stop word. */
  private ofWord: Uint32Array = new Uint32Array(FIRST_WORDS);

  /** @param term null for a stop word */
  learn(word: number, term: string | null): void {
    if (word >= this.ofWord.length) {
      const larger = new Uint32Array(Math.max(FIRST_WORDS, this.ofWord.length * 2));
      larger.set(this.ofWord);
      this.ofWord = larger;
    }
    this.ofWord[word] = term === null ? 0 : this.terms.learn(term) + 1;
  }

  /** The number of a term; -1 where no word has it. */
  find(term: string): number {
    return this.terms.find(term);
  }

  /** The number of a word's term; -1 for a stop word. */
  of(word: number): number {
    return (this.ofWord[word] ?? 0) - 1;
  }

  state(): WordTermsState {
    return { terms: this.terms.state(), ofWord: this.ofWord };
  }

  restore({ terms, ofWord }: WordTermsState): void {
    this.terms.restore(terms);
    this.ofWord = ofWord;
  }
}
