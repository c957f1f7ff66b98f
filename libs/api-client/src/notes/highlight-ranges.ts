import type { HighlightColor } from '@mapa/domain';

/** A range of characters in a statement's text content; the end is excluded. */
export interface Stretch {
  inicio: number;
  fim: number;
}

export interface Highlight extends Stretch {
  cor: HighlightColor;
}

/** The parts of a highlight outside a range: none, one or two. */
const outside = (highlight: Highlight, { inicio, fim }: Stretch): Highlight[] =>
  [
    { ...highlight, fim: Math.min(highlight.fim, inicio) },
    { ...highlight, inicio: Math.max(highlight.inicio, fim) },
  ].filter((piece) => piece.inicio < piece.fim);

const inOrder = (highlights: readonly Highlight[]): Highlight[] =>
  highlights.toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim);

/** Highlights in order; touching ones of one colour are merged. */
function joined(highlights: readonly Highlight[]): Highlight[] {
  const result: Highlight[] = [];
  for (const highlight of inOrder(highlights)) {
    const last = result.at(-1);
    if (last && last.cor === highlight.cor && last.fim >= highlight.inicio)
      last.fim = Math.max(last.fim, highlight.fim);
    else result.push({ ...highlight });
  }
  return result;
}

/** The highlights without a range. */
export const erase = (highlights: readonly Highlight[], stretch: Stretch): Highlight[] =>
  inOrder(highlights.flatMap((highlight) => outside(highlight, stretch)));

/** Adds a highlight; overlapped parts of earlier highlights take its colour. */
export const highlight = (highlights: readonly Highlight[], added: Highlight): Highlight[] =>
  added.inicio < added.fim ? joined([...erase(highlights, added), added]) : [...highlights];

/** The highlights that overlap a range. */
export const touched = (highlights: readonly Highlight[], { inicio, fim }: Stretch): Highlight[] =>
  highlights.filter((one) => one.inicio < fim && one.fim > inicio);

/** Whether every character of a range is highlighted. */
export const isCovered = (highlights: readonly Highlight[], stretch: Stretch): boolean =>
  touched(highlights, stretch).reduce(
    (sum, one) => sum + Math.min(one.fim, stretch.fim) - Math.max(one.inicio, stretch.inicio),
    0,
  ) ===
  stretch.fim - stretch.inicio;
