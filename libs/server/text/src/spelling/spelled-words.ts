import { partsOf } from '../references';
import { termOf, wordsOf } from '../terms';
import { bareRunsOf, rewritten, tokensOf } from '../tokens';
import { mostCostOf } from './spelling-cost';

const LETTERS = /^[a-z]+$/;
const PIECE = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a search text that may be misspelt, as returned by `wordsOf`, each once: not quoted, excluded, part of a
 * reference, a stop word or too short.
 */
export function wordsToSpell(text: string): string[] {
  const parts = bareRunsOf(tokensOf(text)).flatMap(partsOf);
  const words = parts.flatMap(({ reference, typed }) => (reference ? [] : typed));
  return [...new Set(words.filter((word) => LETTERS.test(word) && mostCostOf(word) > 0 && termOf(word) !== null))];
}

/** A search text with some of its words respelt. @param spellings by the word as returned by `wordsOf` */
export const respelt = (text: string, spellings: ReadonlyMap<string, string>): string =>
  rewritten(text, (bare) =>
    bare.replace(PIECE, (piece) => {
      const [word, ...others] = wordsOf(piece);
      return (others.length === 0 && word !== undefined && spellings.get(word)) || piece;
    }),
  );

/** A search text with some of its words quoted, so that they are searched as typed. */
export function spelledAsTyped(text: string, words: readonly string[]): string {
  const quoted = new Set(words);
  return rewritten(text, (bare) =>
    bare.replace(PIECE, (piece) => (wordsOf(piece).every((word) => quoted.has(word)) ? `"${piece}"` : piece)),
  );
}

/** A word in lower case, spelt with accents as in the first text that has it; null if none has. */
export function writtenIn(texts: readonly string[], word: string): string | null {
  for (const text of texts)
    for (const [piece] of text.normalize('NFC').matchAll(PIECE))
      if (wordsOf(piece).join(' ') === word) return piece.toLowerCase();
  return null;
}
