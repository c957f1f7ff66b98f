/** Letters that fill a column of a page: of two, in the largest type. */
const COLUMN_LETTERS = 2_000;

/** Of a question that is kept together; longer ones leave gaps at the end of columns, and need more pages. Those with a figure are worth them. */
const TOGETHER_LETTERS = { withFigure: 1_600, ofText: 600 };

/** What a figure takes, in letters: at most 9 of the 25 cm of a column. */
const FIGURE_LETTERS = 700;

const FIGURE = /<img\b/g;

const figuresIn = (texts: readonly string[]): number => texts.join('').match(FIGURE)?.length ?? 0;

/** What texts in HTML take of a column, in letters. */
const lengthOf = (texts: readonly string[]): number =>
  texts.join('').replace(/<[^<>]*>/g, '').length + FIGURE_LETTERS * figuresIn(texts);

/**
 * Whether texts in HTML are too long for one column together, so that they cannot be kept whole. Browsers must not be asked to:
 * to balance columns around what fits in none, they lay the page out again and again, for many seconds.
 */
export const isLongerThanColumn = (...texts: readonly string[]): boolean => lengthOf(texts) > COLUMN_LETTERS;

/** Whether a question of these texts in HTML is printed in one piece: head, figure and alternatives. */
export function isPrintedTogether(...texts: readonly string[]): boolean {
  const { withFigure, ofText } = TOGETHER_LETTERS;
  return lengthOf(texts) <= (figuresIn(texts) > 0 ? withFigure : ofText);
}
