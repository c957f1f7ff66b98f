import { partsOf } from '../references';
import { termOf, wordsOf } from '../terms';
import { bareRunsOf, rewritten, tokensOf } from '../tokens';
import { mostCostOf } from './spelling-cost';

const LETTERS = /^[a-z]+$/;
const PIECE = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a search text that may have been mistyped, as `wordsOf` reads them, each once: not those that are quoted, excluded,
 * part of a reference, stop words, or too short.
 */
export function wordsToSpell(text: string): string[] {
  const parts = bareRunsOf(tokensOf(text)).flatMap(partsOf);
  const words = parts.flatMap(({ reference, typed }) => (reference ? [] : typed));
  return [...new Set(words.filter((word) => LETTERS.test(word) && mostCostOf(word) > 0 && termOf(word) !== null))];
}

/** A search text with some of its words written otherwise. @param spellings by the word as `wordsOf` reads it */
export const respelt = (text: string, spellings: ReadonlyMap<string, string>): string =>
  rewritten(text, (bare) =>
    bare.replace(PIECE, (piece) => {
      const [word, ...others] = wordsOf(piece);
      return (others.length === 0 && word !== undefined && spellings.get(word)) || piece;
    }),
  );

/** A search text that asks for some of its words as they were typed, whatever is near them: these are quoted. */
export function spelledAsTyped(text: string, words: readonly string[]): string {
  const quoted = new Set(words);
  return rewritten(text, (bare) =>
    bare.replace(PIECE, (piece) => (wordsOf(piece).every((word) => quoted.has(word)) ? `"${piece}"` : piece)),
  );
}

/** A word in lower case as the first of some texts writes it, with its accents; null where none of them has it. */
export function writtenIn(texts: readonly string[], word: string): string | null {
  for (const text of texts)
    for (const [piece] of text.normalize('NFC').matchAll(PIECE))
      if (wordsOf(piece).join(' ') === word) return piece.toLowerCase();
  return null;
}
