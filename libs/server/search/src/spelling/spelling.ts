import { respelt, spelledAsTyped, writtenIn } from '@mapa/server-text';
import type { NearWord } from '../search-index/texts/near-words';

/** A word that may have been meant, as a question writes it, by the typed one as `wordsOf` reads it. */
export interface Meant {
  typed: string;
  meant: string;
}

/** How the mistyped words of a search are read, or could be. */
export interface Spelling {
  /** The search with the words that may have been meant. */
  text: string;
  /** The search that asks for what was typed, whatever is near it. */
  asTyped: string;
  words: Meant[];
  /** Whether `text` is what was searched: no question has the typed words. Otherwise it is a suggestion. */
  isUsed: boolean;
}

/** The spelling of a search with some of its words read otherwise. */
export const spellingOf = (busca: string, words: readonly Meant[], isUsed: boolean): Spelling => ({
  text: respelt(busca, new Map(words.map(({ typed, meant }) => [typed, meant]))),
  asTyped: isUsed
    ? spelledAsTyped(
        busca,
        words.map(({ typed }) => typed),
      )
    : busca,
  words: words.map(({ typed, meant }) => ({ typed: writtenIn([busca], typed) ?? typed, meant })),
  isUsed,
});

/** A near word, and in how many visible questions its term is. */
export interface Candidate extends NearWord {
  questions: number;
}

/** The nearest first, then the most frequent. */
export const byNearness = (one: Candidate, other: Candidate): number =>
  one.cost - other.cost || other.questions - one.questions || (one.word < other.word ? -1 : 1);
