/** Letters that fill a column of a page: of two, in the largest type. */
const COLUMN_LETTERS = 2_000;

/** Of a question that is kept together; longer ones would leave gaps at the end of columns, and more pages. */
const TOGETHER_LETTERS = 1_300;

/** What a figure takes, in letters: at most 9 of the 25 cm of a column. */
const FIGURE_LETTERS = 700;

const FIGURE = /<img\b/g;

/** What texts in HTML take of a column, in letters. */
const lengthOf = (texts: readonly string[]): number =>
  texts.reduce(
    (letters, html) =>
      letters + html.replace(/<[^<>]*>/g, '').length + FIGURE_LETTERS * (html.match(FIGURE)?.length ?? 0),
    0,
  );

/**
 * Whether texts in HTML are too long for one column together, so that they cannot be kept whole. Browsers must not be asked to:
 * to balance columns around what fits in none, they lay the page out again and again, for many seconds.
 */
export const isLongerThanColumn = (...texts: readonly string[]): boolean => lengthOf(texts) > COLUMN_LETTERS;

/** Whether a question of these texts in HTML is printed in one piece: head, figure and alternatives. */
export const isPrintedTogether = (...texts: readonly string[]): boolean => lengthOf(texts) <= TOGETHER_LETTERS;
