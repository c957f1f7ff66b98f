import type { Stretch } from '@mapa/api-client';

const FORMULA = '.math-inline, .math-display';

/** A text node, or a formula, which counts with its source's length and is selected as a whole. */
export interface TextRun {
  node: Text | HTMLElement;
  start: number;
  length: number;
}

/** Lengths of the formulas' sources, in order: the rendered text differs. */
function sourceLengths(html: string): number[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll(FORMULA)].map((formula) => formula.textContent.length);
}

/** The runs of a statement's text content, in order. @param html the element's source */
export function textRuns(root: HTMLElement, html: string): TextRun[] {
  const formulas = sourceLengths(html);
  const runs: TextRun[] = [];
  let at = 0;
  const add = (node: TextRun['node'], length: number) => {
    runs.push({ node, start: at, length });
    at += length;
  };
  const visit = (parent: Node) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) add(child, child.length);
      else if (child instanceof HTMLElement && child.matches(FORMULA)) add(child, formulas.shift() ?? 0);
      else visit(child);
    }
  };
  visit(root);
  return runs;
}

/** The part of one run within a range, as start and end. */
function heldOf({ node, length }: TextRun, range: Range): [number, number] | null {
  if (!range.intersectsNode(node)) return null;
  if (!(node instanceof Text)) return [0, length];
  const from = node === range.startContainer ? range.startOffset : 0;
  const to = node === range.endContainer ? range.endOffset : length;
  return from < to ? [from, to] : null;
}

/** The part of the statement that a range covers, without blanks at its ends; null if it covers none. */
export function stretchOf(runs: readonly TextRun[], range: Range): Stretch | null {
  let words = '';
  let inicio: number | null = null;
  for (const run of runs) {
    const held = heldOf(run, range);
    if (!held) continue;
    inicio ??= run.start + held[0];
    words += run.node instanceof Text ? run.node.data.slice(...held) : 'x'.repeat(run.length);
  }
  if (inicio === null || words.trim() === '') return null;
  const start = inicio + words.length - words.trimStart().length;
  return { inicio: start, fim: start + words.trim().length };
}
