import { plainText, termOf, wordsOf } from '@mapa/server-text';

/** Terms are counted by hash, so that a hundred thousand questions need no table of strings. */
export const HASH_BITS = 22;
/** Number of possible hashes. */
export const HASHES = 2 ** HASH_BITS;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  // Folded, because the low bits of FNV alone depend on the low bits of each character.
  return ((hash >>> HASH_BITS) ^ hash) & (HASHES - 1);
}

/** Counts of the terms and of pairs of adjacent terms in a question, by hash. */
export type TermCounts = ReadonlyMap<number, number>;

/**
 * Counts a question's terms and pairs of terms. Stop words are removed before pairs are made, and no pair spans two
 * texts.
 * @param texts its statement and alternatives, as sanitised HTML
 */
export function countTerms(texts: readonly string[]): TermCounts {
  const counts = new Map<number, number>();
  const count = (text: string) => {
    const hash = hashOf(text);
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  };
  for (const text of texts) {
    let before: string | null = null;
    for (const word of wordsOf(plainText(text))) {
      const term = termOf(word);
      if (term === null) continue;
      count(term);
      if (before !== null) count(`${before} ${term}`);
      before = term;
    }
  }
  return counts;
}
