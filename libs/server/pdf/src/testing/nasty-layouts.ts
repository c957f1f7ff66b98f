import type { DrawnPage, DrawnText } from './write-pdf';

/** How a question's number is printed: on lines of its own, the last one before the statement or at its beginning. */
export const HEADS = {
  'Questão N': (number: number) => [`Questão ${number}`],
  'QUESTÃO 0N': (number: number) => [`QUESTÃO ${String(number).padStart(2, '0')}`],
  'QUESTÃO / N': (number: number) => ['QUESTÃO', String(number)],
  'N CODE': (number: number) => [
    `${String(number).padStart(2, '0')}    A${String(1000 + 37 * number).padStart(5, '0')}`,
  ],
  N: (number: number) => [String(number)],
  'N.': (number: number) => [`${number}.`],
  'N)': (number: number) => [`${number})`],
} as const;

export const MARKS = {
  'A)': (letter: string) => `${letter})`,
  '(A)': (letter: string) => `(${letter})`,
  'a)': (letter: string) => `${letter.toLowerCase()})`,
  '[A]': (letter: string) => `[${letter}]`,
} as const;

/** Running lines, by the page and the number of pages. */
export const FOOTERS = {
  none: () => [],
  parts: (page: number) => [
    { x: 40, y: 815, text: page % 2 ? 'CADERNO AZUL' : 'CARGO DE TÉCNICO', font: 'bold' as const },
    { x: 290, y: 812, text: String(page), font: 'bold' as const, size: 12 },
    { x: 440, y: 815, text: page % 2 ? 'CARGO DE TÉCNICO' : 'CADERNO AZUL', font: 'bold' as const },
  ],
  sides: (page: number) => [{ x: 220, y: 815, text: page % 2 ? `Caderno Azul ${page}` : `${page} Caderno Azul` }],
  header: () => [{ x: 200, y: 40, text: 'CONCURSO PÚBLICO DE NÍVEL MÉDIO', font: 'bold' as const }],
  of: (page: number, total: number) => [{ x: 280, y: 812, text: `${page}/${total}` }],
  day: (page: number) => [
    { x: page % 2 ? 330 : 40, y: 815, text: `MT - 2º dia | Caderno 5 - AMARELO - Página ${page}` },
  ],
  split: (page: number) => [
    { x: 40, y: 30, text: 'Tribunal de Contas', size: 8 },
    { x: 500, y: 30, text: 'Tipo 1', size: 8 },
    { x: 40, y: 820, text: 'Técnico', size: 8 },
    { x: 520, y: 820, text: `Página ${page}`, size: 8 },
  ],
} satisfies Record<string, (page: number, total: number) => DrawnText[]>;

const STRIP = 'CADERNO DE PROVA';

/** Texts printed beside the content on every page. */
export const SIDES = {
  none: () => ({}),
  turned: () => ({ texts: [{ x: 18, y: 500, text: STRIP, turned: true }] }),
  stacked: () => ({ texts: [...STRIP].map((text, at) => ({ x: 12, y: 300 + 13 * at, text })) }),
  hatched: () => ({
    boxes: Array.from({ length: 40 }, (_, at) => ({ x: 4, y: 80 + 17 * at, width: 9, height: 5 })),
  }),
  ruled: () => ({ boxes: [{ x: 297, y: 60, width: 0.5, height: 730 }] }),
} satisfies Record<string, () => DrawnPage>;

/** How the pages of a paper are drawn. */
export interface Running {
  footer: keyof typeof FOOTERS;
  side: keyof typeof SIDES;
  /** Draws all text twice, slightly shifted. */
  twice: boolean;
  /** Draws text in random order. */
  shuffled: boolean;
}

/** A page with the running content of all pages. */
export function finished(
  { texts, boxes, images }: Required<DrawnPage>,
  { page, total }: { page: number; total: number },
  { footer, side, twice, shuffled }: Running,
  upTo: (count: number) => number,
): DrawnPage {
  // On a single page, running content cannot be distinguished from text.
  const running: DrawnText[] = total > 1 ? FOOTERS[footer](page, total) : [];
  const beside: DrawnPage = total > 1 ? SIDES[side]() : {};
  const all = [...texts, ...running, ...(beside.texts ?? [])];
  const drawn = shuffled ? all.map((one) => ({ one, at: upTo(1e6) })).sort((a, b) => a.at - b.at) : null;
  const inOrder = drawn ? drawn.map(({ one }) => one) : all;
  return {
    texts: twice ? [...inOrder, ...inOrder.map((one) => ({ ...one, x: one.x + 0.3, y: one.y + 0.2 }))] : inOrder,
    boxes: [...boxes, ...(beside.boxes ?? [])],
    images,
  };
}
