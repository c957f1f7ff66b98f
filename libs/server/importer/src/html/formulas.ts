import { escapeHtml, MAX_FORMULA_CHARS } from '@mapa/domain';
import { isFormulaInMarkdown, type FormulaCandidate } from './looks-like-tex';

interface Delimiter {
  open: string;
  close: string;
  display: boolean;
  /** Whether this notation is used only for formulas. */
  certain: boolean;
}

/**
 * A single dollar is a currency sign in Portuguese ("R$ 5,00") and never a delimiter. In markdown, Moodle doubles the
 * backslash.
 */
const DELIMITERS: readonly Delimiter[] = [
  // Written by our own exports.
  { open: '<span class="math-inline">\\(', close: '\\)</span>', display: false, certain: true },
  { open: '<div class="math-display">\\[', close: '\\]</div>', display: true, certain: true },
  { open: '\\\\(', close: '\\\\)', display: false, certain: true },
  { open: '\\\\[', close: '\\\\]', display: true, certain: true },
  { open: '\\(', close: '\\)', display: false, certain: false },
  { open: '\\[', close: '\\]', display: true, certain: false },
  { open: '$$', close: '$$', display: true, certain: true },
];

export interface Formula {
  tex: string;
  display: boolean;
}

/** Text whose formulas were extracted; a placeholder with the formula's index replaces each. */
interface ExtractedText {
  text: string;
  formulas: Formula[];
}

/** Placeholders are private-use characters, which are removed from every input beforehand. */
const MARK = /\uE000(\d+)\uE001/g;

/** Finds marks in a text; each stretch is searched once, regardless of how many openings precede one closing. */
class MarkFinder {
  private readonly found = new Map<string, number>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Index of the first `mark` at or after `from`, which must not decrease between calls; -1 when there is none. */
  next(mark: string, from: number): number {
    const before = this.found.get(mark);
    if (before !== undefined && (before === -1 || before >= from)) return before;
    const at = this.text.indexOf(mark, from);
    this.found.set(mark, at);
    return at;
  }

  /**
   * Whether the text between delimiters may be one formula: not too long, and without a second opening, because then
   * the last one counts.
   */
  isInnermost({ open, close }: Delimiter, start: number, end: number): boolean {
    if (end - start > MAX_FORMULA_CHARS) return false;
    if (open === close) return true;
    const again = this.next(open, start);
    return again === -1 || again >= end;
  }
}

/** The placeholder for an extracted formula. */
export const markFormula = (index: number): string => `\uE000${index}\uE001`;

/**
 * Replaces the formulas of a text by placeholders, so that markup rules do not change them; `accept` distinguishes
 * formulas from brackets in prose. `marked` are formulas whose placeholders the text already contains.
 */
export function extractFormulas(
  text: string,
  accept: (candidate: FormulaCandidate) => boolean,
  marked: Formula[] = [],
): ExtractedText {
  const formulas = [...marked];
  const marks = new MarkFinder(text);
  let result = '';
  let at = 0;
  while (at < text.length) {
    const delimiter = DELIMITERS.find(
      (each) => text.startsWith(each.open, at) && marks.next(each.close, at + each.open.length) !== -1,
    );
    if (!delimiter) {
      const next = nextCandidate(text, at + 1);
      result += text.slice(at, next);
      at = next;
      continue;
    }
    const start = at + delimiter.open.length;
    const end = marks.next(delimiter.close, start);
    const content = marks.isInnermost(delimiter, start, end) ? text.slice(start, end).trim() : '';
    const candidate = { content, display: delimiter.display, before: text[at - 1] ?? '' };
    if (content === '' || !(delimiter.certain || accept(candidate))) {
      result += delimiter.open;
      at = start;
      continue;
    }
    result += markFormula(formulas.length);
    formulas.push({ tex: content, display: delimiter.display });
    at = end + delimiter.close.length;
  }
  return { text: result, formulas };
}

/** Replaces the placeholders of formulas by the elements that the screen renders with KaTeX. */
export function restoreFormulas(html: string, formulas: Formula[]): string {
  return html.replace(MARK, (_, index: string) => {
    const formula = formulas[Number(index)];
    if (!formula) return '';
    const tex = escapeHtml(decodeEntities(formula.tex).trim());
    return formula.display ? `<div class="math-display">${tex}</div>` : `<span class="math-inline">${tex}</span>`;
  });
}

/**
 * Returns a function that finds the end (exclusive) of a formula which begins at `at` in GIFT text with unescaped
 * braces; -1 when there is none. It must be called with ascending positions.
 */
export function formulaEnds(text: string): (at: number) => number {
  const marks = new MarkFinder(text);
  return (at) => (text[at] === '\\' || text[at] === '$' ? findFormulaEnd(text, at, marks) : -1);
}

function findFormulaEnd(text: string, at: number, marks: MarkFinder): number {
  const delimiter = DELIMITERS.find(({ open }) => text.startsWith(open, at));
  if (!delimiter) return -1;
  const start = at + delimiter.open.length;
  const end = marks.next(delimiter.close, start);
  if (end === -1 || !marks.isInnermost(delimiter, start, end)) return -1;
  const content = text.slice(start, end);
  const bare = content.replace(/\\[{}]/g, '');
  const balanced = bare.split('{').length === bare.split('}').length;
  const isFormula = isFormulaInMarkdown({ content, display: delimiter.display, before: text[at - 1] ?? '' });
  if (!balanced || !isFormula || /(?<!\\)~|\n/.test(bare)) return -1;
  return end + delimiter.close.length;
}

function nextCandidate(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\' || text[at] === '$' || text[at] === '<') return at;
  }
  return text.length;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** In an HTML source, a formula's `<` and `&` are entities, and an editor may have wrapped its lines. */
function decodeEntities(tex: string): string {
  return tex
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}
