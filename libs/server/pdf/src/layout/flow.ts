import { hull, touches, type Box, type Graphic, type Page, type TextRun } from '../document/model';
import { guttersOf, stretchesOf } from './columns';
import { figuresOf, withLabels } from './figures';
import { withoutFurniture } from './furniture';
import { underline } from './cut';
import { withFormulas } from './formulas';
import { linesOf, type Line } from './lines';
import { openTablesOf, ruledTablesOf, type Table, type TableRegion } from './tables';

/** A region that text fills from top to bottom. */
export interface Column {
  page: number;
  x0: number;
  x1: number;
  /** Usual distance of its baselines, in points; 0 where it has too few. */
  leading: number;
}

/** A region other than running text: shown as a picture, or as a table where its cells are known. */
export interface Figure {
  page: number;
  box: Box;
  table: Table | null;
}

/** A block of a paper in reading order. */
export type Block =
  | { kind: 'line'; line: Line; column: Column; /** A rule lies right above it. */ ruled: boolean }
  | { kind: 'figure'; figure: Figure; column: Column };

export type LineBlock = Extract<Block, { kind: 'line' }>;

/** Whether a block is a line of text. */
export const isLine = (block: Block): block is LineBlock => block.kind === 'line';

/** The page that a block is on, from 1. */
export const pageOf = (block: Block): number => (isLine(block) ? block.line.page : block.figure.page);

/** A rule at most this far above a line, in points, separates it from the text before. */
const RULED_PT = 16;

/** All pages of a document as one stream in reading order: columns one after another, without headers and footers. */
export function flowOf(pages: readonly Page[]): Block[] {
  const clean = withoutFurniture(pages);
  const gutters = guttersOf(clean);
  return clean.flatMap((page, at) => flowOfPage(page, gutters[at] ?? null));
}

function flowOfPage(page: Page, gutter: number | null): Block[] {
  const tables = ruledTablesOf(page);
  const drawings = page.graphics.filter((graphic) => !tables.some((table) => touches(table, graphic)));
  const figures: TableRegion[] = [
    ...tables,
    ...figuresOf({ ...page, graphics: drawings }).map((box) => ({ ...box, table: null })),
  ].map((region) => (region.table ? region : { ...withLabels(region, page.runs), table: null }));
  const text = page.runs.filter((run) => !figures.some((figure) => isInside(run, figure)));
  const runs = withFormulas(text, drawings, page.number);
  const area = areaOf(runs, page);
  if (gutter === null) return stream(page, runs, figures, { page: page.number, ...area, leading: 0 });
  const crosses = ({ x0, x1 }: { x0: number; x1: number }) => x0 < gutter - 4 && x1 > gutter + 4;
  const stretches = stretchesOf(runs);
  // A run of blanks may span the gap between the columns.
  const isAcross = (run: TextRun) => crosses(stretches.get(run) ?? { x0: run.x0, x1: run.x0 });
  // Full-width content splits the page into bands; each band is read left column first.
  const across = [
    ...linesOf(runs.filter(isAcross), page.number).map(({ y, size }) => ({ y0: y - size, y1: y })),
    ...figures.filter(crosses),
  ];
  const edges = [
    ...across.flatMap(({ y0, y1 }) => [y0 - 0.5, y1 + 0.5]).sort((one, other) => one - other),
    page.height,
  ];
  let from = 0;
  return edges.flatMap((to) => {
    const [runsHere, figuresHere] = [
      runs.filter(({ y }) => y > from && y <= to),
      figures.filter(({ y0, y1 }) => (y0 + y1) / 2 > from && (y0 + y1) / 2 <= to),
    ];
    from = to;
    const whole = { page: page.number, ...area, leading: 0 };
    if (runsHere.some(isAcross) || figuresHere.some(crosses)) return stream(page, runsHere, figuresHere, whole);
    const isLeft = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2 < gutter;
    return [
      ...stream(page, runsHere.filter(isLeft), figuresHere.filter(isLeft), { ...whole, x1: gutter }),
      ...stream(
        page,
        runsHere.filter((run) => !isLeft(run)),
        figuresHere.filter((figure) => !isLeft(figure)),
        { ...whole, x0: gutter },
      ),
    ];
  });
}

const areaOf = (runs: readonly TextRun[], { width }: Page): { x0: number; x1: number } =>
  runs.length === 0 ? { x0: 0, x1: width } : hull(runs.map(({ x0, x1, y }) => ({ x0, x1, y0: y, y1: y })));

const isInside = ({ x0, x1, y, size }: TextRun, box: Box): boolean =>
  (x0 + x1) / 2 > box.x0 && (x0 + x1) / 2 < box.x1 && y - size / 3 > box.y0 && y - size / 3 < box.y1;

function stream({ number, graphics }: Page, runs: TextRun[], drawn: TableRegion[], column: Column): Block[] {
  const lines = linesOf(runs, number).map((line) => underline(line, underlinesOf(line, graphics)));
  const left = Math.min(...lines.map(({ x0 }) => x0));
  const right = Math.max(...lines.map(({ x1 }) => x1));
  // The column's edges are those of its content.
  const own = lines.length > 0 ? { page: column.page, x0: left, x1: right, leading: leadingOf(lines) } : column;
  const rules = graphics.filter((graphic) => isLongRule(graphic, own));
  const grids = openTablesOf(lines);
  const figures = [...drawn, ...grids.map(({ region }) => region)];
  const texts = lines.filter((_, at) => !grids.some(({ from, to }) => at >= from && at < to));
  const blocks: { y: number; block: Block }[] = [
    ...texts.map((line) => ({
      y: line.y,
      block: { kind: 'line' as const, line, column: own, ruled: rules.some((rule) => isRightAbove(rule, line, lines)) },
    })),
    ...figures.map(({ table, ...box }) => ({
      y: labelOf(box, texts) ?? (box.y0 + box.y1) / 2,
      block: { kind: 'figure' as const, figure: { page: number, box, table }, column: own },
    })),
  ];
  return blocks.sort((one, other) => one.y - other.y).map(({ block }) => block);
}

/** A letter that stands beside a figure comes before it. */
const LABEL_CHARS = 4;

/** Where a figure follows an alternative's letter to its left: right below the letter's baseline. */
function labelOf({ x0, y0, y1 }: Box, lines: readonly Line[]): number | null {
  const label = lines.find(
    (line) => line.text.length <= LABEL_CHARS && line.x1 <= x0 + 2 && line.y > y0 && line.y < y1,
  );
  return label ? label.y + 0.1 : null;
}

/** The quantile of line distances that is taken for the distance within paragraphs. */
const LEADING_QUANTILE = 0.3;

function leadingOf(lines: readonly Line[]): number {
  const steps = lines
    .slice(1)
    .map(({ y, size }, at) => ({ by: y - (lines[at]?.y ?? y), size }))
    .filter(({ by, size }) => by > 0.9 * size)
    .map(({ by }) => by)
    .sort((one, other) => one - other);
  return steps.length < 4 ? 0 : (steps[Math.floor(steps.length * LEADING_QUANTILE)] ?? 0);
}

/** A short rule right below a baseline underlines the text on it. */
const underlinesOf = ({ y, x0, x1, size }: Line, graphics: readonly Graphic[]): Graphic[] =>
  graphics.filter(
    (rule) =>
      rule.kind === 'rule' &&
      !rule.blank &&
      rule.y1 - rule.y0 < rule.x1 - rule.x0 &&
      rule.y0 > y - 0.5 &&
      rule.y0 < y + 0.35 * size &&
      rule.x0 >= x0 - 2 &&
      rule.x1 <= x1 + 2,
  );

const isLongRule = ({ kind, x0, x1, y0, y1 }: Graphic, column: Column): boolean =>
  kind === 'rule' &&
  x1 - x0 > (y1 - y0) * 4 &&
  x1 - x0 > (column.x1 - column.x0) * 0.7 &&
  touches({ x0, x1, y0, y1 }, { ...column, y0, y1 });

const isRightAbove = (rule: Box, line: Line, lines: readonly Line[]): boolean => {
  const top = line.y - line.size;
  if (rule.y1 > top + 2 || rule.y1 < top - RULED_PT * 2) return false;
  return !lines.some((other) => other.y < line.y - 1 && other.y > rule.y1);
};
