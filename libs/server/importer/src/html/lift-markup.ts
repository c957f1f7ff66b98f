import { escapeHtml } from '@mapa/domain';
import { findMarkup, textOf, type MarkupElement } from './find-markup';
import { markFormula, type Formula } from './formulas';
import { isDisplay, mathToTex } from './math-to-tex';

/** Placeholder for an extracted drawing: a path that no file of a question can have. */
const DRAWING = 'svg-do-texto/';

export interface LiftedMarkup {
  text: string;
  /** In the order of their placeholders in the text. */
  formulas: Formula[];
  drawings: MarkupElement[];
  /** Number of formulas that could not be converted. */
  unread: number;
}

/**
 * Extracts MathML formulas and SVG drawings from a text that may contain HTML: the former become TeX, the latter
 * images. A formula that cannot be converted is replaced by its author's description, or by a notice.
 */
export async function liftMarkup(text: string): Promise<LiftedMarkup> {
  const lifted: LiftedMarkup = { text: '', formulas: [], drawings: [], unread: 0 };
  let from = 0;
  for (const { root, start, end } of await findMarkup(text)) {
    lifted.text +=
      text.slice(from, start) + (root.name === 'svg' ? liftDrawing(root, lifted) : await liftFormula(root, lifted));
    from = end;
  }
  lifted.text += text.slice(from);
  return lifted;
}

/** Index of the extracted drawing that an address refers to; null for any other address. */
export function drawingIndex(source: string): number | null {
  const match = /^svg-do-texto\/(\d{1,6})$/.exec(source);
  return match ? Number(match[1]) : null;
}

function liftDrawing(svg: MarkupElement, { drawings }: LiftedMarkup): string {
  drawings.push(svg);
  return `<img src="${DRAWING}${drawings.length - 1}" alt="${escapeHtml(describeSvg(svg))}">`;
}

/** The description of a drawing for people who cannot see it. */
function describeSvg(svg: MarkupElement): string {
  const title = svg.children.find((child) => typeof child !== 'string' && child.name === 'title');
  return (svg.attributes['aria-label'] ?? (title ? textOf(title) : '')).replace(/\s+/g, ' ').trim();
}

async function liftFormula(math: MarkupElement, lifted: LiftedMarkup): Promise<string> {
  if (math.children.every((child) => typeof child === 'string' && child.trim() === '')) return '';
  const tex = await mathToTex(math);
  if (tex !== null) {
    lifted.formulas.push({ tex, display: isDisplay(math) });
    return markFormula(lifted.formulas.length - 1);
  }
  lifted.unread += 1;
  return escapeHtml(math.attributes.alttext?.trim() || '[fórmula não convertida]');
}
