import { escapeHtml } from '@mapa/domain';
import { OBJECT, type FormulaBox, type PageBox } from '../document/model';
import type { Block } from '../layout/flow';
import type { LineRun } from '../layout/lines';
import type { Cell, Table } from '../layout/tables';
import { joinLines, type Vocabulary } from './hyphens';

type LineBlock = Extract<Block, { kind: 'line' }>;

/** How a document sets its text, by which paragraphs are told. */
export interface Setting {
  vocabulary: Vocabulary;
  /** Lines reach the right edge: a shorter one ends its paragraph. */
  justified: boolean;
}

/** Distance of two baselines, in type sizes, from which a paragraph begins. */
const PARAGRAPH_GAP = 1.42;
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

/** Name by which a statement's picture is known to its question. */
export type NameFigure = (region: PageBox) => string;

const ALT = 'Figura da prova';
const FORMULA_ALT = 'Fórmula, como está impressa na prova';
const formulaAlt = ({ words }: FormulaBox): string =>
  words ? `${FORMULA_ALT}, de cima para baixo: ${words}` : FORMULA_ALT;
const image = (name: string, alt: string): string => `<img src="@@PLUGINFILE@@/${name}" alt="${escapeHtml(alt)}">`;

/** Blocks of a page as HTML: paragraphs, line breaks, and tables, and pictures in their places. */
export function writeHtml(blocks: readonly Block[], setting: Setting, nameFigure: NameFigure): string {
  const elements: string[] = [];
  let paragraph: LineBlock[] = [];
  const flush = () => {
    if (paragraph.length > 0) elements.push(`<p>${inline(paragraph, setting, nameFigure)}</p>`);
    paragraph = [];
  };
  const numbered = numberedLines(blocks);
  for (const block of blocks) {
    if (block.kind === 'figure') {
      flush();
      const { table } = block.figure;
      elements.push(table ? tableHtml(table, setting, nameFigure) : `<p>${image(nameFigure(block.figure), ALT)}</p>`);
      continue;
    }
    const last = paragraph.at(-1);
    if (last && !numbered && beginsParagraph(block, last, setting)) flush();
    paragraph.push(block);
  }
  flush();
  return elements.join('');
}

/** A text whose lines are counted in its margin: its questions name them, so its lines stay as they are. */
function numberedLines(blocks: readonly Block[]): boolean {
  const numbers = blocks.flatMap((block) =>
    block.kind === 'line' ? [/^(\d{1,3})(?=\s|$)/.exec(block.line.text)?.[1]] : [],
  );
  const told = numbers.filter((number) => number !== undefined).map(Number);
  return (
    told.length >= 4 &&
    told.every((number, at) => at === 0 || number === (told[at - 1] ?? 0) + (told[1] ?? 0) - (told[0] ?? 0))
  );
}

function beginsParagraph(
  { line, column }: LineBlock,
  { line: last, column: before }: LineBlock,
  { justified }: Setting,
): boolean {
  if (BULLET.test(line.text)) return true;
  const flowsOn = line.page === last.page && line.y > last.y && column.x0 === before.x0;
  if (flowsOn && line.y - last.y > PARAGRAPH_GAP * Math.max(line.size, last.size)) return true;
  const width = before.x1 - before.x0;
  const isShort = last.x1 - before.x0 < width * (justified ? SHORT_SHARE : RAGGED_SHARE);
  if (isShort && SENTENCE_END.test(last.text)) return true;
  return flowsOn && line.x0 - last.x0 > INDENT_PT && SENTENCE_END.test(last.text) && !BULLET.test(last.text);
}

/** Lines that end early without the end of a sentence stay apart: verses, addresses, program code. */
const breaksAfter = ({ line, column }: LineBlock, { justified }: Setting): boolean =>
  (justified && line.x1 - column.x0 < (column.x1 - column.x0) * 0.8) || line.runs.every(({ mono }) => mono);

const TAGS: readonly (readonly [(run: LineRun) => boolean, string])[] = [
  [(run) => run.bold, 'strong'],
  [(run) => run.italic, 'em'],
  [(run) => run.underlined, 'u'],
  [(run) => run.mono, 'code'],
  [(run) => run.shift === 'sup', 'sup'],
  [(run) => run.shift === 'sub', 'sub'],
];

type Part = { run: LineRun; text: string } | 'break';

/** A table with its first row as headings where all of it is bold. */
function tableHtml({ rows }: Table, setting: Setting, nameFigure: NameFigure): string {
  const isHead = (cells: readonly Cell[]) =>
    cells.some(({ lines }) => lines.length > 0) &&
    cells.every(({ lines }) => lines.every(({ runs }) => runs.every(({ bold, text }) => bold || text.trim() === '')));
  const written = rows.map((cells, at) => {
    const tag = at === 0 && isHead(cells) ? 'th' : 'td';
    return `<tr>${cells.map((cell) => cellHtml(cell, tag, setting, nameFigure)).join('')}</tr>`;
  });
  return `<table><tbody>${written.join('')}</tbody></table>`;
}

function cellHtml(
  { lines, colspan, rowspan }: Cell,
  tag: 'td' | 'th',
  setting: Setting,
  nameFigure: NameFigure,
): string {
  const spans = [colspan > 1 ? ` colspan="${colspan}"` : '', rowspan > 1 ? ` rowspan="${rowspan}"` : ''].join('');
  const column = { page: lines[0]?.page ?? 0, x0: lines[0]?.x0 ?? 0, x1: Math.max(0, ...lines.map(({ x1 }) => x1)) };
  // A heading is bold of itself, and the lines of a cell are short because the cell is.
  const own = lines.map((line) => ({
    kind: 'line' as const,
    line: tag === 'th' ? { ...line, runs: line.runs.map((run) => ({ ...run, bold: false })) } : line,
    column,
    ruled: false,
  }));
  return `<${tag}${spans}>${inline(own, { ...setting, justified: false }, nameFigure)}</${tag}>`;
}

function inline(lines: readonly LineBlock[], setting: Setting, nameFigure: NameFigure): string {
  const keepsLines = numberedLines(lines);
  const parts: Part[] = [];
  for (const [at, block] of lines.entries()) {
    const next = lines[at + 1];
    const own: Part[] = block.line.runs.map((run) => ({ run, text: run.text }));
    const end = own.at(-1);
    if (next && end && end !== 'break') {
      if (keepsLines || breaksAfter(block, setting)) own.push('break');
      else end.text = joinLines(end.text, next.line.text, setting.vocabulary);
    }
    parts.push(...own);
  }
  return merged(parts)
    .map((part) => (part === 'break' ? '<br>' : tagged(part, nameFigure)))
    .join('')
    .trim();
}

const tagsOf = (run: LineRun): string[] => TAGS.filter(([has]) => has(run)).map(([, tag]) => tag);

/** Neighbours of one style become one; a style never begins or ends with a space. */
function merged(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (
      part !== 'break' &&
      last &&
      last !== 'break' &&
      !part.run.formula &&
      !last.run.formula &&
      tagsOf(last.run).join() === tagsOf(part.run).join()
    )
      last.text += part.text;
    else all.push(part === 'break' ? part : { ...part });
  }
  return all;
}

function tagged({ run, text }: { run: LineRun; text: string }, nameFigure: NameFigure): string {
  const { formula } = run;
  if (formula) return text.replace(OBJECT, () => image(nameFigure(formula), formulaAlt(formula)));
  const tags = tagsOf(run);
  const all = text.replace(/\s+/g, ' ');
  const core = all.trim();
  if (core === '') return all;
  const [before, after] = [all.startsWith(' ') ? ' ' : '', all.endsWith(' ') ? ' ' : ''];
  const open = tags.map((tag) => `<${tag}>`).join('');
  const close = [...tags]
    .reverse()
    .map((tag) => `</${tag}>`)
    .join('');
  return `${before}${open}${escapeHtml(core)}${close}${after}`;
}
