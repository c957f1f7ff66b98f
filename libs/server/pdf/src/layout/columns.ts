import type { Page, TextRun } from '../document/model';

/** Where a page's text is parted into two columns: nothing, or next to nothing, crosses there. */
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
/** Of a document in part in two columns so many pages are parted at nearly one place, in points from each other. */
const LEAST_ALIKE = 3;
const ALIKE_PT = 12;

/** Words nearer to each other than this share of their size are of one column: a line of words may part right at the gutter. */
const WORD_GAP = 0.6;

/** A stretch of a line without a gap that could part columns. */
export interface Stretch {
  x0: number;
  x1: number;
  y: number;
  text: string;
}

/** The stretch of its line that each run of a page belongs to. */
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

/** Text, without lines to write on that are typed. */
const inked = (runs: readonly TextRun[]): TextRun[] => runs.filter(({ text }) => !/^[\s_]*$/.test(text));
const baselines = (runs: readonly { y: number }[]): Set<number> => new Set(runs.map(({ y }) => Math.round(y)));

function gutterAt(runs: readonly Stretch[], x: number): Gutter | null {
  const crossing = baselines(runs.filter(({ x0, x1 }) => x0 < x - 1 && x1 > x + 1));
  const left = baselines(runs.filter(({ x1 }) => x1 <= x + 1)).size;
  const right = baselines(runs.filter(({ x0 }) => x0 >= x - 1)).size;
  const all = baselines(runs).size;
  const least = crossing.size === 0 ? LEAST_SHORT_SIDE : LEAST_SIDE;
  if (Math.min(left, right) < least * Math.max(left, right)) return null;
  const crossed = crossing.size / Math.max(all, 1);
  return crossed > MOST_CROSSED ? null : { x, crossed };
}

function gutterOf(page: Page): Gutter | null {
  const runs = [...new Set(stretchesOf(page.runs).values())];
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
  const own = pages.map((page) => gutterOf(page));
  const sure = own
    .filter((gutter) => gutter !== null)
    .map(({ x }) => x)
    .sort((one, other) => one - other);
  const told = pages.filter(({ runs }) => baselines(inked(runs)).size >= 8).length;
  const usual = sure[Math.floor(sure.length / 2)] ?? 0;
  if (sure.length < Math.max(1, told * MOST_PAGES)) {
    const alike = own.map((gutter) => (gutter && Math.abs(gutter.x - usual) <= ALIKE_PT ? gutter.x : null));
    return alike.filter((x) => x !== null).length >= LEAST_ALIKE ? alike : pages.map(() => null);
  }
  return pages.map((page, at) => {
    const gutter = own[at];
    if (gutter) return gutter.x;
    const runs = [...new Set(stretchesOf(page.runs).values())];
    const crossing = baselines(runs.filter(({ x0, x1 }) => x0 < usual - 1 && x1 > usual + 1)).size;
    return crossing <= MOST_CROSSED * Math.max(baselines(runs).size, 1) ? usual : null;
  });
}
