import { respelt, spelledAsTyped, writtenIn } from '@mapa/server-text';
import type { NearWord } from '../search-index/texts/near-words';

/** A correction as a question writes it, by the typed word as `wordsOf` reads it. */
export interface Meant {
  typed: string;
  meant: string;
}

/** The correction of a search's mistyped words, or a suggestion. */
export interface Spelling {
  /** The search with the corrected words. */
  text: string;
  /** A search for exactly the typed words, without corrections. */
  asTyped: string;
  words: Meant[];
  /** Whether `text` was searched, because no question has the typed words; otherwise it is a suggestion. */
  isUsed: boolean;
}

/** The spelling of a search with some words replaced. */
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

/** A near word, with the number of visible questions that have its term. */
export interface Candidate extends NearWord {
  questions: number;
}

/** The nearest first, then the most frequent. */
export const byNearness = (one: Candidate, other: Candidate): number =>
  one.cost - other.cost || other.questions - one.questions || (one.word < other.word ? -1 : 1);
