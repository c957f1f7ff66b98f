import type { Page, TextRun } from '../document/model';

/** A vertical strip between two columns, crossed by few lines or none. */
interface Gutter {
  x: number;
  /** Share of the baselines that cross it. */
  crossed: number;
}

/** The gutter is in the middle third of the text. */
const FROM = 0.36;
const TO = 0.64;
const STEP_PT = 2;
/** Each side holds at least this share of the baselines of a page in two columns. */
const LEAST_SIDE = 0.3;
/** Where nothing at all crosses, the last column may be short. */
const LEAST_SHORT_SIDE = 0.1;
const MOST_CROSSED = 0.2;
/** A document is set in two columns when this share of its pages can be. */
const MOST_PAGES = 0.5;
/**
 * A document that is partly in two columns needs at least LEAST_ALIKE pages with gutters within ALIKE_PT points of each
 * other.
 */
const LEAST_ALIKE = 3;
const ALIKE_PT = 12;

/**
 * In a page that is certainly in two columns, the first has at least LEAST_LINES lines and the last LEAST_LAST_LINES.
 */
const LEAST_LINES = 12;
const LEAST_LAST_LINES = 3;
/** Both have nearly the same width, and at least LEAST_FULL lines of each fill the share FULL of it. */
const ALIKE_WIDTH = 0.85;
const FULL = 0.8;
const LEAST_FULL = 2;

/** On a page with text across both columns above or below them, the columns hold at least this share of the lines. */
const LEAST_BETWEEN = 0.6;

/** Words nearer than this share of their size are in one column: a word gap may lie right at the gutter. */
const WORD_GAP = 0.6;

/** A part of a line without a gap wide enough to separate columns. */
export interface Stretch {
  x0: number;
  x1: number;
  y: number;
  text: string;
}

/** Maps each run of a page to its stretch of line. */
export function stretchesOf(runs: readonly TextRun[]): Map<TextRun, Stretch> {
  const all = new Map<TextRun, Stretch>();
  const open = new Map<number, Stretch>();
  for (const run of inked(runs).sort((one, other) => one.x0 - other.x0)) {
    const row = Math.round(run.y);
    const last = open.get(row);
    const goesOn = last !== undefined && run.x0 - last.x1 < WORD_GAP * run.size;
    const stretch = goesOn ? last : { x0: run.x0, x1: run.x1, y: run.y, text: '' };
    stretch.text += run.text;
    stretch.x1 = Math.max(stretch.x1, run.x1);
    open.set(row, stretch);
    all.set(run, stretch);
  }
  return all;
}

const linesOf = ({ runs }: Page): Stretch[] => [...new Set(stretchesOf(runs).values())];

/** Runs of text without blanks and typed lines to write on. */
const inked = (runs: readonly TextRun[]): TextRun[] => runs.filter(({ text }) => !/^[\s_]*$/.test(text));
const baselines = (runs: readonly { y: number }[]): Set<number> => new Set(runs.map(({ y }) => Math.round(y)));

const crossingOf = (runs: readonly Stretch[], x: number): Set<number> =>
  baselines(runs.filter(({ x0, x1 }) => x0 < x - 1 && x1 > x + 1));

/** The lines of a page without full-width text above and below the columns. */
function withoutBands(runs: readonly Stretch[], x: number): readonly Stretch[] {
  const right = runs.filter(({ x0 }) => x0 >= x - 1).map(({ y }) => Math.round(y));
  const [first, last] = [Math.min(...right), Math.max(...right)];
  const crossing = [...crossingOf(runs, x)];
  const top = Math.max(...crossing.filter((y) => y < first), -Infinity);
  const bottom = Math.min(...crossing.filter((y) => y > last), Infinity);
  const between = runs.filter(({ y }) => Math.round(y) > top && Math.round(y) < bottom);
  return baselines(between).size > LEAST_BETWEEN * baselines(runs).size ? between : runs;
}

/** The horizontal extent of each line. */
function rowsOf(side: readonly Stretch[]): { x0: number; x1: number }[] {
  const rows = new Map<number, { x0: number; x1: number }>();
  for (const { x0, x1, y } of side) {
    const row = rows.get(Math.round(y)) ?? { x0, x1 };
    rows.set(Math.round(y), { x0: Math.min(row.x0, x0), x1: Math.max(row.x1, x1) });
  }
  return [...rows.values()];
}

/** One side of a gutter: its number of lines, their common width, and how many fill it. */
function measuresOf(side: readonly Stretch[]): { lines: number; width: number; full: number } {
  const rows = rowsOf(side);
  const width = Math.max(...rows.map(({ x1 }) => x1)) - Math.min(...rows.map(({ x0 }) => x0));
  return { lines: rows.length, width, full: rows.filter(({ x0, x1 }) => x1 - x0 > FULL * width).length };
}

/** Whether running text of equal width lies on both sides of a gutter, crossed only above or below the columns. */
function isPlain(runs: readonly Stretch[], x: number): boolean {
  const between = withoutBands(runs, x);
  if (crossingOf(between, x).size > 0) return false;
  const left = measuresOf(between.filter(({ x1 }) => x1 <= x + 1));
  const right = measuresOf(between.filter(({ x0 }) => x0 >= x - 1));
  return (
    left.lines >= LEAST_LINES &&
    right.lines >= LEAST_LAST_LINES &&
    Math.min(left.width, right.width) >= ALIKE_WIDTH * Math.max(left.width, right.width) &&
    Math.min(left.full, right.full) >= LEAST_FULL
  );
}

function gutterAt(runs: readonly Stretch[], x: number): Gutter | null {
  const crossing = crossingOf(runs, x);
  const left = baselines(runs.filter(({ x1 }) => x1 <= x + 1)).size;
  const right = baselines(runs.filter(({ x0 }) => x0 >= x - 1)).size;
  const least = crossing.size === 0 ? LEAST_SHORT_SIDE : LEAST_SIDE;
  const crossed = crossing.size / Math.max(baselines(runs).size, 1);
  if (Math.min(left, right) >= least * Math.max(left, right) && crossed <= MOST_CROSSED) return { x, crossed };
  return isPlain(runs, x) ? { x, crossed: 0 } : null;
}

function gutterOf(runs: readonly Stretch[]): Gutter | null {
  if (runs.length === 0) return null;
  const [x0, x1] = [Math.min(...runs.map((run) => run.x0)), Math.max(...runs.map((run) => run.x1))];
  const found: Gutter[] = [];
  for (let x = x0 + (x1 - x0) * FROM; x <= x0 + (x1 - x0) * TO; x += STEP_PT) {
    const gutter = gutterAt(runs, x);
    if (gutter) found.push(gutter);
  }
  const least = Math.min(...found.map(({ crossed }) => crossed));
  const best = found.filter(({ crossed }) => crossed <= least + 0.01);
  // The middle of the emptiest strip.
  return best[Math.floor(best.length / 2)] ?? null;
}

/**
 * Horizontal position of the gap between each page's two columns, in points from the left; null for a page in one
 * column. Pages with too little text follow the others where most are parted.
 */
export function guttersOf(pages: readonly Page[]): (number | null)[] {
  const lines = pages.map(linesOf);
  const own = lines.map(gutterOf);
  const sure = own
    .filter((gutter) => gutter !== null)
    .map(({ x }) => x)
    .sort((one, other) => one - other);
  const told = pages.filter(({ runs }) => baselines(inked(runs)).size >= 8).length;
  const usual = sure[Math.floor(sure.length / 2)] ?? 0;
  const isAlike = (x: number) => Math.abs(x - usual) <= ALIKE_PT;
  if (sure.length < Math.max(1, told * MOST_PAGES)) {
    const isPart =
      own.filter((gutter) => gutter && isAlike(gutter.x)).length >= LEAST_ALIKE ||
      own.some((gutter, at) => gutter && isAlike(gutter.x) && isPlain(lines[at] ?? [], gutter.x));
    return own.map((gutter, at) => {
      if (!isPart) return null;
      if (gutter) return isAlike(gutter.x) ? gutter.x : null;
      return crossingOf(withoutBands(lines[at] ?? [], usual), usual).size === 0 ? usual : null;
    });
  }
  return own.map((gutter, at) => {
    if (gutter) return gutter.x;
    const runs = lines[at] ?? [];
    return crossingOf(runs, usual).size <= MOST_CROSSED * Math.max(baselines(runs).size, 1) ? usual : null;
  });
}
