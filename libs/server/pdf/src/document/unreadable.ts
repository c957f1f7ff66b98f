import { PAPER_FAULTS } from './document-error';
import type { Page } from './model';

/** A page of a scanned paper has pictures and hardly a letter. */
const LEAST_LETTERS_PER_PAGE = 40;
/** From this share of characters without meaning on, drafts would have to be typed anew. */
const UNKNOWN_SHARE = 0.1;

/** Why the text of a document cannot be read at all, as a part of a sentence in Portuguese after its name; null where it can. */
export function whyUnreadable(pages: readonly Page[]): string | null {
  let [characters, unknown] = [0, 0];
  for (const { text } of pages.flatMap(({ runs }) => runs)) {
    characters += text.trim().length;
    unknown += text.match(/[\uFFFD\p{Co}]/gu)?.length ?? 0;
  }
  if (characters < LEAST_LETTERS_PER_PAGE * pages.length) return PAPER_FAULTS.noText();
  return unknown > UNKNOWN_SHARE * characters ? PAPER_FAULTS.noUnicode() : null;
}
