import { hull, touches, type Box, type Graphic, type Page, type TextRun } from '../document/model';
import { linesOf, type Line } from './lines';

/** A cell of a table; it may span several of the grid. */
export interface Cell {
  lines: Line[];
  colspan: number;
  rowspan: number;
}

export interface Table {
  rows: Cell[][];
}

/** A table's region; without `table` its cells are uncertain, and it is shown as a picture. */
export interface TableRegion extends Box {
  table: Table | null;
}

/** Grid lines nearer than this, in points, are one: borders are drawn twice, or as thin boxes. */
const SAME_PT = 3;
/** A table that covers more of the page than this is the page's frame. */
const MOST_OF_PAGE = 0.5;
/** A grid with fewer filled cells than this share is a form to fill in, or squared paper. */
const LEAST_FILLED = 0.5;
/** The beginning of a question or an alternative: a grid around one is no table of a statement. */
const QUESTION_MARK = /^\s*(?:quest[ãa]o\s*\d|\(?[A-Ea-e]\)|[Ⓐ-Ⓔⓐ-ⓔ])/iu;

/** A straight line of a grid: its position and its ends. */
interface Stroke {
  at: number;
  from: number;
  to: number;
}

interface Strokes {
  across: Stroke[];
  down: Stroke[];
}

const isInked = ({ text }: TextRun): boolean => text.trim() !== '';

function strokesOf(graphics: readonly Graphic[]): Strokes {
  const strokes: Strokes = { across: [], down: [] };
  for (const { kind, x0, y0, x1, y1 } of graphics) {
    if (kind === 'shape') {
      strokes.across.push({ at: y0, from: x0, to: x1 }, { at: y1, from: x0, to: x1 });
      strokes.down.push({ at: x0, from: y0, to: y1 }, { at: x1, from: y0, to: y1 });
    } else if (x1 - x0 > y1 - y0) strokes.across.push({ at: (y0 + y1) / 2, from: x0, to: x1 });
    else strokes.down.push({ at: (x0 + x1) / 2, from: y0, to: y1 });
  }
  return strokes;
}

/** Positions of the grid's lines, in order; adjacent ones are merged. */
function placesOf(strokes: readonly Stroke[]): number[] {
  const places: number[] = [];
  for (const { at } of [...strokes].sort((one, other) => one.at - other.at))
    if (places.length === 0 || at - (places.at(-1) ?? 0) > SAME_PT) places.push(at);
  return places;
}

/** Whether a line is drawn at a position along a whole stretch, tested at its middle. */
const isDrawn = (strokes: readonly Stroke[], at: number, from: number, to: number): boolean =>
  strokes.some(
    (stroke) =>
      Math.abs(stroke.at - at) <= SAME_PT &&
      stroke.from <= (from + to) / 2 + SAME_PT &&
      stroke.to >= (from + to) / 2 - SAME_PT,
  );

/** Groups of straight lines and frames that touch each other. */
function clustersOf(graphics: readonly Graphic[]): Graphic[][] {
  const clusters: { box: Box; all: Graphic[] }[] = [];
  for (const graphic of graphics) {
    const near = clusters.filter(({ box }) => touches(box, graphic, SAME_PT));
    const all = [graphic, ...near.flatMap((cluster) => cluster.all)];
    clusters.splice(0, clusters.length, ...clusters.filter((cluster) => !near.includes(cluster)), {
      box: hull(all),
      all,
    });
  }
  return clusters.map(({ all }) => all);
}

/** The tables of a page with ruled cells. A table with text in an ambiguous cell is returned without cells. */
export function ruledTablesOf(page: Page): TableRegion[] {
  const drawn = page.graphics.filter(({ kind, blank }) => !blank && kind !== 'image');
  return clustersOf(drawn).flatMap((cluster) => {
    const box = hull(cluster);
    if ((box.x1 - box.x0) * (box.y1 - box.y0) > MOST_OF_PAGE * page.width * page.height) return [];
    const { across, down } = strokesOf(cluster);
    const [ys, xs] = [placesOf(across), placesOf(down)];
    if (ys.length < 3 || xs.length < 3) return [];
    const runs = page.runs.filter((run) => isInked(run) && isWithin(run, box));
    const lines = linesOf(runs, page.number);
    if (lines.length < 2 || lines.some(({ runs: parts }) => parts.some(({ text }) => QUESTION_MARK.test(text))))
      return [];
    const cells = cellsOf({ xs, ys }, { across, down });
    const filled =
      cells === null ? 1 : cells.filter((cell) => runs.some((run) => isWithin(run, cell))).length / cells.length;
    if (filled < LEAST_FILLED) return [];
    const isSure =
      cells !== null &&
      runs.every((run) => xs.every((x) => run.x0 > x - 2 || run.x1 < x + 2 || crossesNothing(run, x, cells))) &&
      !page.graphics.some((other) => other.kind === 'image' && !other.blank && touches(other, box));
    return [{ ...box, table: isSure ? tableOf(cells, runs, { xs, ys, page: page.number }) : null }];
  });
}

const isWithin = ({ x0, x1, y, size }: TextRun, box: Box): boolean =>
  (x0 + x1) / 2 > box.x0 && (x0 + x1) / 2 < box.x1 && y - size / 3 > box.y0 && y - size / 3 < box.y1;

/** Whether a run across a grid line lies in a cell that spans it. */
const crossesNothing = (run: TextRun, x: number, cells: readonly Box[]): boolean =>
  cells.some((cell) => isWithin(run, cell) && cell.x0 < x - SAME_PT && cell.x1 > x + SAME_PT);

/** The cells of a grid, merged where no line separates them; null where a merged area is no rectangle. */
function cellsOf({ xs, ys }: { xs: number[]; ys: number[] }, { across, down }: Strokes): Box[] | null {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const group = Array.from({ length: columns * rows }, (_, at) => at);
  const x = (at: number) => xs[at] ?? 0;
  const y = (at: number) => ys[at] ?? 0;
  const join = (one: number, other: number) => {
    const [to = 0, from = 0] = [group[one], group[other]];
    for (const [at, member] of group.entries()) if (member === from) group[at] = to;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      if (column > 0 && !isDrawn(down, x(column), y(row), y(row + 1))) join(at - 1, at);
      if (row > 0 && !isDrawn(across, y(row), x(column), x(column + 1))) join(at - columns, at);
    }
  }
  const cells: Box[] = [];
  for (const id of new Set(group)) {
    const members = group.flatMap((member, at) => (member === id ? [at] : []));
    const [inColumns, inRows] = [members.map((at) => at % columns), members.map((at) => Math.floor(at / columns))];
    const [left, right] = [Math.min(...inColumns), Math.max(...inColumns)];
    const [top, bottom] = [Math.min(...inRows), Math.max(...inRows)];
    if ((right - left + 1) * (bottom - top + 1) !== members.length) return null;
    cells.push({ x0: x(left), x1: x(right + 1), y0: y(top), y1: y(bottom + 1) });
  }
  return cells.length < 4 ? null : cells;
}

function tableOf(
  cells: readonly Box[],
  runs: readonly TextRun[],
  { xs, ys, page }: { xs: number[]; ys: number[]; page: number },
): Table {
  const span = (places: readonly number[], from: number, to: number) =>
    places.filter((place) => place >= from && place < to).length;
  const rows = ys.slice(0, -1).map((top) =>
    cells
      .filter(({ y0 }) => y0 === top)
      .sort((one, other) => one.x0 - other.x0)
      .map((cell) => ({
        lines: linesOf(
          runs.filter((run) => isWithin(run, cell)),
          page,
        ),
        colspan: span(xs, cell.x0, cell.x1),
        rowspan: span(ys, cell.y0, cell.y1),
      })),
  );
  return { rows };
}

/** Least distance of the cells of a table without rules, in type sizes, in every row. */
const STRIP = 1.4;
const LEAST_ROWS = 3;
/** In a table of two columns, longer cells are running text side by side. */
const LONG_CELL_CHARS = 40;
/** A number, letter or bullet that begins a list item. */
const LIST_MARK = /^(?:\d{0,3}|\p{L}|[IVX]{2,5})$/u;

/** Splits a line's runs into cells at wide gaps. */
function partsOf({ runs, size }: Line): Line['runs'][] {
  const parts: Line['runs'][] = [];
  for (const run of runs) {
    const last = parts.at(-1)?.at(-1);
    if (last && run.x0 - last.x1 < STRIP * size) parts.at(-1)?.push(run);
    else parts.push([run]);
  }
  return parts;
}

/** Finds tables without rules among the lines: the range of lines of each, with its cells. */
export function openTablesOf(lines: readonly Line[]): { from: number; to: number; region: TableRegion }[] {
  const found: { from: number; to: number; region: TableRegion }[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    const rows: Line['runs'][][] = [];
    while (from + rows.length < lines.length) {
      const row = partsOf(lines[from + rows.length] as Line);
      if (row.length < 2 || !isAligned([...rows, row])) break;
      rows.push(row);
    }
    const own = lines.slice(from, from + rows.length);
    if (!isTable(rows, own)) continue;
    found.push({
      from,
      to: from + rows.length,
      region: {
        ...boxOf(own),
        table: { rows: rows.map((row, at) => row.map((runs) => cellOf(runs, own[at] as Line))) },
      },
    });
    from += rows.length - 1;
  }
  return found;
}

/** Whether the rows have the same number of cells, with an empty strip from top to bottom between each two. */
function isAligned(rows: readonly Line['runs'][][]): boolean {
  const [first = []] = rows;
  if (rows.some((row) => row.length !== first.length)) return false;
  return first.every((_, at) => {
    if (at === 0) return true;
    const left = Math.max(...rows.map((row) => row[at - 1]?.at(-1)?.x1 ?? 0));
    const right = Math.min(...rows.map((row) => row[at]?.[0]?.x0 ?? 0));
    return right - left >= STRIP * (first[0]?.[0]?.size ?? 0) * 0.7;
  });
}

function isTable(rows: readonly Line['runs'][][], lines: readonly Line[]): boolean {
  const texts = rows.map((row) =>
    row.map((runs) =>
      runs
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
  );
  if (rows.length < LEAST_ROWS || lines.every(({ runs }) => runs.every(({ mono }) => mono))) return false;
  if (texts.flat().some((text) => QUESTION_MARK.test(text))) return false;
  if (
    texts.filter(([first = '']) => LIST_MARK.test(first.replace(/[^\p{L}\p{N}]/gu, ''))).length > rows.length / 2 &&
    (texts[0]?.length ?? 0) < 4
  )
    return false;
  return (texts[0]?.length ?? 0) > 2 || texts.flat().every((text) => text.length <= LONG_CELL_CHARS);
}

const boxOf = (lines: readonly Line[]): Box =>
  hull(lines.map(({ x0, x1, y, size }) => ({ x0, x1, y0: y - size, y1: y + size * 0.3 })));

const cellOf = (runs: Line['runs'], line: Line): Cell => ({
  lines: [
    {
      ...line,
      runs,
      text: runs.map(({ text }) => text).join(''),
      x0: runs[0]?.x0 ?? 0,
      x1: runs.at(-1)?.x1 ?? 0,
    },
  ],
  colspan: 1,
  rowspan: 1,
});
