/** A rectangle on a page in PDF points (1/72 inch); y grows downwards from the page's upper edge. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface TextStyle {
  bold: boolean;
  italic: boolean;
  /** Fixed-width type, as program code is set in. */
  mono: boolean;
}

/** Text of one style on one baseline, as the file draws it: a word, a part of one, or a whole line. */
export interface TextRun extends TextStyle {
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  /** Font size in points. */
  size: number;
  /** The region that this represents: a formula whose glyphs are not on one line. Its text is `OBJECT`. */
  formula?: FormulaBox;
}

/** A region of a page. */
export interface PageBox {
  page: number;
  box: Box;
}

/** The region of a formula, with what is printed in it: row by row from above, empty where its font maps to no characters. */
export interface FormulaBox extends PageBox {
  words: string;
}

/** Stands for non-text content in a line's text (Unicode's object replacement character). */
export const OBJECT = '\uFFFC';

export type GraphicKind = 'image' | 'rule' | 'shape';

/** A drawn object other than text. A rule is a straight line, at most 1.5 points thick. */
export interface Graphic extends Box {
  kind: GraphicKind;
  /** Painted in white or nearly so: it hides what is below it. */
  blank: boolean;
}

export interface Page {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  runs: TextRun[];
  graphics: Graphic[];
  /** Glyphs without a character: the font maps them to none. */
  unknownGlyphs: number;
}

/** @returns whether two boxes share a point, with `slack` points of room around the first */
export const touches = (one: Box, other: Box, slack = 0): boolean =>
  one.x0 - slack <= other.x1 && other.x0 <= one.x1 + slack && one.y0 - slack <= other.y1 && other.y0 <= one.y1 + slack;

/** @returns the smallest box that holds all of them; throws for an empty list */
export function hull(boxes: readonly Box[]): Box {
  const [first, ...rest] = boxes;
  if (!first) throw new RangeError('the hull of nothing');
  return rest.reduce<Box>(
    (all, { x0, y0, x1, y1 }) => ({
      x0: Math.min(all.x0, x0),
      y0: Math.min(all.y0, y0),
      x1: Math.max(all.x1, x1),
      y1: Math.max(all.y1, y1),
    }),
    { x0: first.x0, y0: first.y0, x1: first.x1, y1: first.y1 },
  );
}
