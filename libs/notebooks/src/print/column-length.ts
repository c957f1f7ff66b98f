/** Letters that fill a column of a page: of two, in the largest type. */
const COLUMN_LETTERS = 2_000;

/**
 * Whether texts in HTML are too long for one column together, so that they cannot be kept whole. Browsers must not be asked to:
 * to balance columns around what fits in none, they lay the page out again and again, for many seconds.
 */
export const isLongerThanColumn = (...texts: readonly string[]): boolean =>
  texts.reduce((letters, html) => letters + html.replace(/<[^<>]*>/g, '').length, 0) > COLUMN_LETTERS;
