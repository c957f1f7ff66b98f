/** Letters that fill a column of a page with two columns, in the largest type. */
const COLUMN_LETTERS = 2_000;

/**
 * Longest question that is kept in one piece; longer ones would leave gaps at the end of columns and need more pages.
 * With a figure this is worth more space.
 */
const TOGETHER_LETTERS = { withFigure: 1_600, ofText: 600 };

/** Space of a figure in letters: at most 9 of the 25 cm of a column. */
const FIGURE_LETTERS = 700;

const FIGURE = /<img\b/g;

const figuresIn = (texts: readonly string[]): number => texts.join('').match(FIGURE)?.length ?? 0;

/** Length of HTML texts in a column, in letters. */
const lengthOf = (texts: readonly string[]): number =>
  texts.join('').replace(/<[^<>]*>/g, '').length + FIGURE_LETTERS * figuresIn(texts);

/**
 * Whether HTML texts together exceed one column, so that they cannot be kept in one piece. Browsers must not try: to
 * balance columns around an oversized block, they repeat the layout for many seconds.
 */
export const isLongerThanColumn = (...texts: readonly string[]): boolean => lengthOf(texts) > COLUMN_LETTERS;

/** Whether a question with these HTML texts is printed in one piece: head, figure and alternatives. */
export function isPrintedTogether(...texts: readonly string[]): boolean {
  const { withFigure, ofText } = TOGETHER_LETTERS;
  return lengthOf(texts) <= (figuresIn(texts) > 0 ? withFigure : ofText);
}
