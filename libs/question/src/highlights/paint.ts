import type { Highlight } from '@mapa/api-client';
import { textRuns, type TextRun } from './statement-text';

/** Attribute with a highlight's index. */
const PLACE = 'grifo';

/** Blanks between blocks belong to no sentence, and lists and tables must not have <mark> children. */
const BLOCKS = new Set(['UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR', 'DL']);
const isBetweenBlocks = (node: Text): boolean =>
  node.data.trim() === '' && BLOCKS.has(node.parentElement?.tagName ?? '');

function wipe(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-grifo]')) {
    if (element.tagName === 'MARK') element.replaceWith(...element.childNodes);
    else {
      delete element.dataset[PLACE];
      delete element.dataset.cor;
    }
  }
  root.normalize();
}

function label(element: HTMLElement, { cor }: Highlight, place: number): void {
  element.dataset[PLACE] = String(place);
  element.dataset.cor = cor;
}

function paintPiece({ node, start, length }: TextRun, one: Highlight, place: number): void {
  const from = Math.max(one.inicio - start, 0);
  const to = Math.min(one.fim - start, length);
  if (from >= to) return;
  if (!(node instanceof Text)) return label(node, one, place);
  if (isBetweenBlocks(node)) return;
  const part = from > 0 ? node.splitText(from) : node;
  if (to - from < part.length) part.splitText(to - from);
  const mark = document.createElement('mark');
  label(mark, one, place);
  part.replaceWith(mark);
  mark.append(part);
}

/**
 * Renders highlights in a statement, replacing earlier ones. React sets this element only through its HTML, so its
 * content may be wrapped until that changes. Parts beyond the text's end are ignored.
 */
export function paint(root: HTMLElement, html: string, highlights: readonly Highlight[]): void {
  wipe(root);
  highlights.forEach((one, place) => {
    for (const piece of textRuns(root, html)) paintPiece(piece, one, place);
  });
}

/** The highlight that an element of the statement belongs to; undefined for none. */
export function paintedAt(target: EventTarget | null, highlights: readonly Highlight[]): Highlight | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-grifo]') : null;
  return element ? highlights[Number(element.dataset[PLACE])] : undefined;
}
