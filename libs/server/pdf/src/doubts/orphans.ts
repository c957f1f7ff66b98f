import type { Box, Page, TextRun } from '../document/model';
import { isLine, type LineBlock } from '../layout/flow';
import type { Paper } from '../paper/read-paper';
import { linesOf, type Line } from '../layout/lines';
import type { Habits } from './habits';
import { excerpt, type QuestionTexts } from './texts';

/** Text that belongs to no question and is neither running text nor a heading. */
export interface Orphan {
  page: number;
  x0: number;
  x1: number;
  y: number;
  text: string;
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

const HEAD = /^(?:(?:quest[ãa]o|item)\s*)?(?:n[º°.]?\s*)?\d{1,3}\s*[-–.:)]*$/i;
const LEAST_LETTERS = 3;

/** Text missing from the paper's blocks: the reader took it for running text, or lost it. */
export function orphansOf({ blocks }: Paper, pages: readonly Page[], isRunning: (line: Line) => boolean): Orphan[] {
  const lines = groupBy(blocks.filter(isLine), ({ line }) => line.page);
  const boxes = groupBy(
    blocks.flatMap((block) =>
      isLine(block)
        ? block.line.runs.flatMap(({ formula }) => (formula ? [formula] : []))
        : [{ page: block.figure.page, box: block.figure.box }],
    ),
    ({ page }) => page,
  );
  return pages.flatMap((page) => {
    const own = lines.get(page.number) ?? [];
    const around = boxes.get(page.number) ?? [];
    const isCovered = (run: TextRun) =>
      own.some(
        ({ line }) =>
          Math.abs(line.y - run.y) < 0.9 * Math.max(line.size, run.size) &&
          run.x1 > line.x0 - 2 &&
          run.x0 < line.x1 + 2,
      ) || around.some(({ box }) => holds(box, run));
    const left = page.runs.filter((run) => run.text.trim() !== '' && !isCovered(run));
    return linesOf(left, page.number)
      .filter((line) => !isRunning(line) && line.text.replace(/[^\p{L}]/gu, '').length >= LEAST_LETTERS)
      .filter(({ text }) => !HEAD.test(text.trim()))
      .map(({ x0, x1, y, text }) => ({ page: page.number, x0, x1, y, text }));
  });
}

const holds = ({ x0, x1, y0, y1 }: Box, run: TextRun): boolean =>
  run.x1 > x0 - 2 && run.x0 < x1 + 2 && run.y > y0 - 2 && run.y - run.size < y1 + 2;

/** Distance in lines above and below a question's text within which a line may have belonged to it. */
const ABOVE = 1.6;
const BELOW = 1.6;

/** Finds a lost line between a question's lines, or right before or after them. */
export function lostText({ statement, alternatives }: QuestionTexts, { orphans, leading }: Habits): string | null {
  if (orphans.length === 0) return null;
  const own = [statement, ...alternatives].flatMap((one) => one.blocks.filter(isLine));
  const columns = groupBy(own, ({ line, column }) => `${line.page}|${Math.round(column.x0)}`);
  for (const lines of columns.values()) {
    const [first] = lines;
    if (!first) continue;
    const ys = lines.map(({ line }) => line.y);
    const step = leading * first.line.size;
    const found = orphans.find(
      ({ page, x0, x1, y }) =>
        page === first.line.page &&
        x1 > first.column.x0 &&
        x0 < first.column.x1 &&
        y > Math.min(...ys) - ABOVE * step &&
        y < Math.max(...ys) + BELOW * step,
    );
    if (found) return `há uma linha da página que ficou fora dela: “${excerpt(found.text)}”`;
  }
  return null;
}

const LONG_LINE_CHARS = 40;
const LEAST_LINES = 2;
/** An essay's prompt belongs to no question. */
const ESSAY = /reda[çc][ãa]o|discursiva|rascunho|question[áa]rio/i;

/** Texts between two questions that belong to neither, by the number of the second. */
export function unusedTexts({ blocks, heads, questions }: Paper): ReadonlyMap<number, string> {
  const keyOf = ({ line, column }: LineBlock) => `${line.page}|${line.y}|${column.x0}`;
  const used = new Set(
    questions
      .flatMap((one) => [...one.shared.flat(), ...one.statement, ...one.alternatives.flatMap((each) => each.blocks)])
      .filter(isLine)
      .map(keyOf),
  );
  const numbers = new Set(questions.map(({ number }) => number));
  const unused = new Map<number, string>();
  for (const [index, { at, number }] of heads.entries()) {
    const before = heads[index - 1];
    if (!before || !numbers.has(before.number) || !numbers.has(number)) continue;
    const between = blocks.slice(before.at + 1, at).filter(isLine);
    if (between.some(({ line }) => ESSAY.test(line.text))) continue;
    const lines = between.filter((block) => block.line.text.length >= LONG_LINE_CHARS && !used.has(keyOf(block)));
    if (lines.length >= LEAST_LINES) unused.set(number, lines[0]?.line.text ?? '');
  }
  return unused;
}

/** Finds a question right after a text that belongs to no question. */
export function followsUnusedText({ question }: QuestionTexts, { unused }: Habits): string | null {
  const text = unused.get(question.number);
  return text === undefined ? null : `o texto antes dela não ficou com nenhuma questão: “${excerpt(text)}”`;
}
