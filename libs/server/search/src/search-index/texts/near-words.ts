import { mostCostOf, signatureDistance, spellingCost, spellingSignature } from '@mapa/server-text';
import type { Vocabulary } from './vocabulary';

/** A word, and how far it is from a typed one (`spellingCost`). */
export interface NearWord {
  word: string;
  cost: number;
}

const LETTERS = /^[a-z]+$/;
/** Of more words than these the first are compared: frequent ones have small numbers. */
const MOST = 40;

/** The nearest of some words, at most 40, equally near ones in their order; the typed one is none of them. */
export function nearestOf(typed: string, words: Iterable<string>): NearWord[] {
  const most = mostCostOf(typed);
  const near: NearWord[] = [];
  for (const word of words) {
    if (word === typed || !LETTERS.test(word)) continue;
    const cost = spellingCost(typed, word, most);
    if (cost <= most) near.push({ word, cost });
  }
  return near.sort((one, other) => one.cost - other.cost).slice(0, MOST);
}

/** Finds the words of a vocabulary that are near a typed one: a signature of each tells most of them apart. */
export class NearWords {
  private readonly vocabulary: Vocabulary;
  /** The signature of each word that there was when a near one was looked for last. */
  private signatures = new Uint32Array();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** As `nearestOf` of the vocabulary. */
  find(typed: string): NearWord[] {
    this.learn();
    return nearestOf(typed, this.alike(typed));
  }

  private *alike(typed: string): Generator<string> {
    const most = mostCostOf(typed);
    const signature = spellingSignature(typed);
    const { signatures } = this;
    for (let number = 0; number < signatures.length; number += 1)
      if (signatureDistance(signature, signatures[number] ?? 0) <= most) yield this.vocabulary.word(number);
  }

  private learn(): void {
    const { size } = this.vocabulary;
    if (this.signatures.length === size) return;
    const signatures = new Uint32Array(size);
    signatures.set(this.signatures);
    for (let number = this.signatures.length; number < size; number += 1)
      signatures[number] = spellingSignature(this.vocabulary.word(number));
    this.signatures = signatures;
  }
}
