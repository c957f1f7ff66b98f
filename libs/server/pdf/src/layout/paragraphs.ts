import type { Block, LineBlock } from './flow';
import { boxOf } from './formulas';
import type { Line } from './lines';

/** Distance of two baselines from which a new paragraph begins: in type sizes, and in the column's usual distances. */
const GAP_SIZES = 1.42;
const GAP_LEADINGS = 1.13;
/** A line set smaller than its neighbour by this factor, such as a source, is a paragraph of its own. */
const SMALLER = 0.85;
const SHORT_SHARE = 0.9;
const RAGGED_SHARE = 0.7;
const INDENT_PT = 8;
const BULLET =
  /^(?:[•▪●■◆➢❖✓·]|[-–—](?=\s)|(?:[IVX]{1,5}|[ivx]{1,5}|\d{1,2}|[a-z])\s*[.)–-]\s|\((?:\s*|\d{1,2}|[IVX]{1,5})\)\s)/;
const SENTENCE_END = /[.!?:;”"»)]$/;

/** Whether most lines of a document end at their column's right edge. */
export function isJustified(blocks: readonly Block[]): boolean {
  const lines = blocks.filter((block) => block.kind === 'line');
  const full = lines.filter(({ line, column }) => column.x1 - line.x1 < 3);
  return full.length > lines.length * 0.45;
}

/** Whether one line follows another directly below it in one column. */
const flowsOn = ({ line, column }: LineBlock, { line: last, column: before }: LineBlock): boolean =>
  line.page === last.page && line.y > last.y && column.x0 === before.x0;

/** How far the formulas of a line extend above and below its text: a fraction pushes its neighbours away. */
function reachOf(line: Line): { above: number; below: number } {
  const text = boxOf(line);
  const boxes = line.runs.flatMap(({ formula }) => formula?.box ?? []);
  return {
    above: Math.max(0, ...boxes.map(({ y0 }) => text.y0 - y0)),
    below: Math.max(0, ...boxes.map(({ y1 }) => y1 - text.y1)),
  };
}

/** Whether the gap above a line is wider than within a paragraph. */
const isApart = (block: LineBlock, last: LineBlock): boolean =>
  flowsOn(block, last) &&
  block.line.y - reachOf(block.line).above - (last.line.y + reachOf(last.line).below) >
    Math.max(GAP_SIZES * Math.max(block.line.size, last.line.size), GAP_LEADINGS * block.column.leading);

/** Whether a line begins a paragraph after another. @param justified of the document */
export function beginsParagraph(block: LineBlock, last: LineBlock, justified: boolean): boolean {
  const [{ line }, { line: above, column }] = [block, last];
  const isCounted = line.count !== undefined;
  if (isCounted !== (above.count !== undefined)) return true;
  if (isCounted) return false;
  if (BULLET.test(line.text) || isApart(block, last)) return true;
  if (Math.min(line.size, above.size) < SMALLER * Math.max(line.size, above.size)) return true;
  const isShort = above.x1 - column.x0 < (column.x1 - column.x0) * (justified ? SHORT_SHARE : RAGGED_SHARE);
  if (isShort && SENTENCE_END.test(above.text)) return true;
  return flowsOn(block, last) && line.x0 - above.x0 > INDENT_PT && SENTENCE_END.test(above.text);
}
