import { escapeHtml } from '@mapa/domain';
import { OBJECT, type FormulaBox, type PageBox } from '../document/model';
import type { Block, LineBlock } from '../layout/flow';
import type { LineRun } from '../layout/lines';
import { beginsParagraph } from '../layout/paragraphs';
import type { Cell, Table } from '../layout/tables';
import { joinLines, type Vocabulary } from './hyphens';

/** Typesetting facts of a document that tell where paragraphs end. */
export interface Setting {
  vocabulary: Vocabulary;
  /** Lines reach the right edge: a shorter one ends its paragraph. */
  justified: boolean;
}

/** Gives the name under which a question's HTML refers to a picture. */
export type NameFigure = (region: PageBox) => string;

const ALT = 'Figura da prova';
const FORMULA_ALT = 'Fórmula, como está impressa na prova';
const formulaAlt = ({ words }: FormulaBox): string =>
  words ? `${FORMULA_ALT}, de cima para baixo: ${words}` : FORMULA_ALT;
const image = (name: string, alt: string): string => `<img src="@@PLUGINFILE@@/${name}" alt="${escapeHtml(alt)}">`;

/** Blocks of a page as HTML: paragraphs, line breaks, tables and pictures. */
export function writeHtml(blocks: readonly Block[], setting: Setting, nameFigure: NameFigure): string {
  const elements: string[] = [];
  let paragraph: LineBlock[] = [];
  const flush = () => {
    if (paragraph.length > 0) elements.push(`<p>${inline(paragraph, setting, nameFigure)}</p>`);
    paragraph = [];
  };
  for (const block of blocks) {
    if (block.kind === 'figure') {
      flush();
      const { table } = block.figure;
      elements.push(table ? tableHtml(table, setting, nameFigure) : `<p>${image(nameFigure(block.figure), ALT)}</p>`);
      continue;
    }
    const last = paragraph.at(-1);
    if (last && beginsParagraph(block, last, setting.justified)) flush();
    paragraph.push(block);
  }
  flush();
  return elements.join('');
}

/** A line's runs, after its line number if it has one. */
function partsOf({ line: { runs, count } }: LineBlock): Part[] {
  const parts = runs.map((run) => ({ run, text: run.text }));
  const [first] = runs;
  return first && count ? [{ run: { ...first, ...PLAIN }, text: `${count} ` }, ...parts] : parts;
}

const PLAIN = { bold: false, italic: false, mono: false, underlined: false, shift: null };

/**
 * Whether a line that ends early without the end of a sentence keeps its break: verses, addresses, program code. Lines
 * with line numbers keep theirs because questions cite them.
 */
const breaksAfter = ({ line, column }: LineBlock, { justified }: Setting): boolean =>
  line.count !== undefined ||
  (justified && line.x1 - column.x0 < (column.x1 - column.x0) * 0.8) ||
  line.runs.every(({ mono }) => mono);

const TAGS: readonly (readonly [(run: LineRun) => boolean, string])[] = [
  [(run) => run.bold, 'strong'],
  [(run) => run.italic, 'em'],
  [(run) => run.underlined, 'u'],
  [(run) => run.mono, 'code'],
  [(run) => run.shift === 'sup', 'sup'],
  [(run) => run.shift === 'sub', 'sub'],
];

type Part = { run: LineRun; text: string } | 'break';

/** A table as HTML; its first row becomes headings where it is entirely bold. */
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
  const column = {
    page: lines[0]?.page ?? 0,
    x0: lines[0]?.x0 ?? 0,
    x1: Math.max(0, ...lines.map(({ x1 }) => x1)),
    leading: 0,
  };
  // Headings are bold by default, and lines in a cell are short because the cell is narrow.
  const own = lines.map((line) => ({
    kind: 'line' as const,
    line: tag === 'th' ? { ...line, runs: line.runs.map((run) => ({ ...run, bold: false })) } : line,
    column,
    ruled: false,
  }));
  return `<${tag}${spans}>${inline(own, { ...setting, justified: false }, nameFigure)}</${tag}>`;
}

function inline(lines: readonly LineBlock[], setting: Setting, nameFigure: NameFigure): string {
  const parts: Part[] = [];
  for (const [at, block] of lines.entries()) {
    const next = lines[at + 1];
    const own = partsOf(block);
    const end = own.at(-1);
    if (next && end && end !== 'break') {
      if (breaksAfter(block, setting)) own.push('break');
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

/** Merges neighbouring parts of one style; spaces are moved out of styled parts. */
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
