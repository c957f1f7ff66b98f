import { PAPER_FAULTS } from './document-error';
import type { Page } from './model';

/** Fewer letters per page than this: the document is a scan. */
const LEAST_LETTERS_PER_PAGE = 40;
/** From this share of unreadable characters on, an editor would have to retype the drafts. */
const UNKNOWN_SHARE = 0.1;

/** Why the text of a document cannot be read, as a Portuguese predicate; null where it can. */
export function whyUnreadable(pages: readonly Page[]): string | null {
  let [characters, unknown] = [0, 0];
  for (const { text } of pages.flatMap(({ runs }) => runs)) {
    characters += text.trim().length;
    unknown += text.match(/[\uFFFD\p{Co}]/gu)?.length ?? 0;
  }
  if (characters < LEAST_LETTERS_PER_PAGE * pages.length) return PAPER_FAULTS.noText();
  return unknown > UNKNOWN_SHARE * characters ? PAPER_FAULTS.noUnicode() : null;
}
