import { mostCostOf, spellingCost, SpellingCosts } from '@mapa/server-text';
import type { Vocabulary } from './vocabulary';
import { WordTrie } from './word-trie';

/** A word with its edit distance from a typed one (`spellingCost`). */
export interface NearWord {
  word: string;
  cost: number;
}

const LETTERS = /^[a-z]+$/;
/** Number of words that are compared, the most frequent first, which have the smallest numbers. */
const MOST = 40;

const nearest = <Near extends { cost: number }>(near: Near[]): Near[] =>
  near.sort((one, other) => one.cost - other.cost).slice(0, MOST);

/** The nearest of some words, at most 40; equally near ones keep their order; the typed word is not among them. */
export function nearestOf(typed: string, words: Iterable<string>): NearWord[] {
  const most = mostCostOf(typed);
  const near: NearWord[] = [];
  for (const word of words) {
    if (word === typed || !LETTERS.test(word)) continue;
    const cost = spellingCost(typed, word, most);
    if (cost <= most) near.push({ word, cost });
  }
  return nearest(near);
}

/** Finds the words of a vocabulary that are near a typed one. */
export class NearWords {
  private readonly vocabulary: Vocabulary;
  private trie = new WordTrie();
  private learnt = 0;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * Adds the words that the vocabulary learnt meanwhile: 60,000 words take a tenth of a second, too long to do within a
   * search.
   */
  learn(): void {
    for (const { size } = this.vocabulary; this.learnt < size; this.learnt += 1) {
      const word = this.vocabulary.word(this.learnt);
      if (LETTERS.test(word)) this.trie.add(word, this.learnt);
    }
  }

  /** The same as `nearestOf` over the learnt words. @param most nothing farther is looked for, which takes less time */
  find(typed: string, most = Infinity): NearWord[] {
    const costs = new SpellingCosts(typed, Math.min(most, mostCostOf(typed)));
    const near: { number: number; cost: number }[] = [];
    this.trie.walk(costs, (number, letters) => {
      const cost = costs.cost(letters);
      // Cost 0 is the typed word itself.
      if (cost > 0 && cost < Infinity) near.push({ number, cost });
    });
    near.sort((one, other) => one.number - other.number);
    return nearest(near).map(({ number, cost }) => ({ word: this.vocabulary.word(number), cost }));
  }
}
