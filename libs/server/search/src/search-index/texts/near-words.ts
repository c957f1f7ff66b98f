import { mostCostOf, spellingCost, SpellingCosts } from '@mapa/server-text';
import type { Vocabulary } from './vocabulary';
import type { WordTerms } from './word-terms';
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

export interface NearOptions {
  /** Nothing farther is looked for, which takes less time. */
  most?: number;
  /** Only words of the common terms, which are a fraction of all words. */
  isCommon?: boolean;
}

/** Finds the words of a vocabulary that are near a typed one. */
export class NearWords {
  private readonly vocabulary: Vocabulary;
  private readonly terms: WordTerms;
  private readonly trie = new WordTrie();
  private readonly commonTrie = new WordTrie();
  private commonTerms: ReadonlySet<number> = new Set();
  private learnt = 0;

  /** @param terms the term of each word */
  constructor(vocabulary: Vocabulary, terms: WordTerms) {
    this.vocabulary = vocabulary;
    this.terms = terms;
  }

  /**
   * Adds the words that the vocabulary learnt meanwhile: 60,000 words take a tenth of a second, too long to do within a
   * search.
   */
  learn(): void {
    for (const { size } = this.vocabulary; this.learnt < size; this.learnt += 1) {
      this.add(this.trie, this.learnt);
      if (this.commonTerms.has(this.terms.of(this.learnt))) this.add(this.commonTrie, this.learnt);
    }
  }

  /** Sets the common terms, once, among those that a word has; words that are learnt later are assigned to them as well. */
  setCommon(terms: Iterable<string>): void {
    this.commonTerms = new Set([...terms].map((term) => this.terms.find(term)).filter((term) => term >= 0));
    for (const term of this.commonTerms) for (const word of this.terms.wordsOf(term)) this.add(this.commonTrie, word);
  }

  /** The same as `nearestOf` over the learnt words, or those of the common terms. */
  find(typed: string, { most = Infinity, isCommon = false }: NearOptions = {}): NearWord[] {
    const costs = new SpellingCosts(typed, Math.min(most, mostCostOf(typed)));
    const near: { number: number; cost: number }[] = [];
    const trie = isCommon ? this.commonTrie : this.trie;
    trie.walk(costs, (number, letters) => {
      const cost = costs.cost(letters);
      // Cost 0 is the typed word itself.
      if (cost > 0 && cost < Infinity) near.push({ number, cost });
    });
    near.sort((one, other) => one.number - other.number);
    return nearest(near).map(({ number, cost }) => ({ word: this.vocabulary.word(number), cost }));
  }

  private add(trie: WordTrie, number: number): void {
    const word = this.vocabulary.word(number);
    if (LETTERS.test(word)) trie.add(word, number);
  }
}
