import type { Page } from '../document/model';
import type { Block } from '../layout/flow';
import type { PaperQuestion } from '../paper/read-paper';

const style = { bold: false, italic: false, mono: false, underlined: false };
type LineBlock = Extract<Block, { kind: 'line' }>;

/** A line, by default of the left column. */
export function line(
  text: string,
  y: number,
  more: { size?: number; page?: number; x?: number; x1?: number } = {},
): LineBlock {
  const { size = 10, page = 1, x = 40, x1 = x + 240 } = more;
  const run = { ...style, text, x0: x, x1, y, size, shift: null };
  return {
    kind: 'line',
    line: { page, runs: [run], text, x0: x, x1, y, size },
    column: { page, x0: x, x1: x + 240, leading: 12 },
    ruled: false,
  };
}

/** Lines below each other. */
export const lines = (texts: readonly string[], y: number): LineBlock[] =>
  texts.map((text, at) => line(text, y + 12 * at));
/** A picture at the left edge. */
export const picture = (y: number): Block => ({
  kind: 'figure',
  figure: { page: 1, box: { x0: 40, x1: 200, y0: y, y1: y + 60 }, table: null },
  column: { page: 1, x0: 40, x1: 280, leading: 12 },
});

const TOPICS = ['o recurso', 'a licença', 'o contrato', 'a sentença', 'o mandato', 'a posse', 'o tributo', 'a herança'];

/** A question whose lines are at y = 100 times its number. */
export function multichoice(number: number): PaperQuestion {
  const topic = TOPICS[number % TOPICS.length] ?? '';
  const y = 100 * number;
  return {
    number,
    language: null,
    kind: 'multichoice',
    section: 'DIREITO CIVIL',
    shared: [],
    statement: lines([`Sobre ${topic} da pessoa ${number}, assinale a única`, 'afirmativa que está correta.'], y),
    alternatives: [...'ABCD'].map((letter, at) => ({
      letter,
      blocks: [line(`O prazo ${letter} de ${topic} corre desde o dia ${number}.`, y + 30 + 12 * at)],
    })),
  };
}

/** An item of a group of five with one command. */
export const item = (number: number): PaperQuestion => ({
  ...multichoice(number),
  kind: 'truefalse',
  shared: [
    lines(
      [`Acerca de redes, julgue os itens de ${Math.floor(number / 5) * 5} a ${Math.floor(number / 5) * 5 + 4}.`],
      10,
    ),
  ],
  statement: [line(`O protocolo ${number} entrega os dados em ordem.`, 100 * number)],
  alternatives: [],
});

/** A page with texts at the left edge, each with its y. */
export const pageOf = (texts: [string, number][], number = 1): Page => ({
  number,
  width: 595,
  height: 5000,
  runs: texts.map(([text, y]) => ({ ...style, text, x0: 40, x1: 280, y, size: 10 })),
  graphics: [],
  unknownGlyphs: 0,
});
