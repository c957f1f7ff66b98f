import type { DrawnPage, DrawnText } from './write-pdf';

/** A question as it was before it was set. */
export interface KnownQuestion {
  number: number;
  /** What its neighbours share with it, in order. */
  shared: string[];
  statement: string;
  alternatives: string[];
}

/** A paper set at random, and what is printed in it. */
export interface NastyPaper {
  pages: DrawnPage[];
  questions: KnownQuestion[];
  /** The choices of its layout, to be told where it is read wrong. */
  manner: string;
}

const WORDS =
  'água cidade governo lei norma rio mapa texto autor leitor obra preço taxa prazo contrato órgão servidor processo direito dever escola saúde terra planta peixe barco vento chuva sistema rede dado código tabela valor soma parte todo grupo classe ordem modo forma causa efeito meio fim campo ponto linha curva área massa força tempo espaço energia'.split(
    ' ',
  );
const LINKS = 'de e com para em sem sobre entre que não mais menos como quando onde'.split(' ');

/** Widths of Helvetica in thousandths of its size; other letters are as wide as "a". */
const WIDTHS = new Map(
  Object.entries({
    222: 'ijl',
    278: 'ft .,:;í/!|',
    333: 'r()-',
    500: 'cksvxyzçJ',
    667: 'ABEKPSVXY',
    722: 'CDHNRUw',
    778: 'GOQ',
    833: 'mM',
  }).flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, Number(width)])),
);
const SIZE = 10;
const widthOf = (text: string, size = SIZE): number =>
  [...text].reduce((sum, letter) => sum + ((WIDTHS.get(letter) ?? 556) * size) / 1000, 0);

/** Numbers from 0 up to 1 that are always the same for a seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HEADS = {
  'Questão N': (number: number) => `Questão ${number}`,
  'QUESTÃO 0N': (number: number) => `QUESTÃO ${String(number).padStart(2, '0')}`,
  N: (number: number) => String(number),
  'N.': (number: number) => `${number}.`,
  'N)': (number: number) => `${number})`,
} as const;
const MARKS = {
  'A)': (letter: string) => `${letter})`,
  '(A)': (letter: string) => `(${letter})`,
  'a)': (letter: string) => `${letter.toLowerCase()})`,
  '[A]': (letter: string) => `[${letter}]`,
} as const;
const FOOTERS = {
  none: () => [],
  parts: (page: number) => [
    { x: 40, y: 815, text: page % 2 ? 'CADERNO AZUL' : 'CARGO DE TÉCNICO', font: 'bold' as const },
    { x: 290, y: 812, text: String(page), font: 'bold' as const, size: 12 },
    { x: 440, y: 815, text: page % 2 ? 'CARGO DE TÉCNICO' : 'CADERNO AZUL', font: 'bold' as const },
  ],
  sides: (page: number) => [{ x: 220, y: 815, text: page % 2 ? `Caderno Azul ${page}` : `${page} Caderno Azul` }],
  header: () => [{ x: 200, y: 40, text: 'CONCURSO PÚBLICO DE NÍVEL MÉDIO', font: 'bold' as const }],
} satisfies Record<string, (page: number) => DrawnText[]>;

/** A printed line: its pieces with their places from the column's left edge. */
type Row = { x: number; text: string; size?: number; raise?: number; bold?: boolean }[];

const TOP = 70;
const BOTTOM = 785;
const LEADING = 12;

/** Sets known questions in a layout that a seed chooses. */
export function nastyPaper(seed: number): NastyPaper {
  const next = numbersOf(seed);
  const upTo = (count: number): number => Math.floor(next() * count);
  const pick = <Value>(values: readonly Value[]): Value => values[upTo(values.length)] as Value;
  const key = <Name extends string>(all: Record<Name, unknown>): Name => pick(Object.keys(all) as Name[]);
  const manner = {
    columns: 1 + upTo(2),
    head: key(HEADS),
    mark: key(MARKS),
    footer: key(FOOTERS),
    letters: pick(['ABCD', 'ABCDE']),
    twice: next() < 0.3,
    raised: next() < 0.5,
    counted: next() < 0.5,
    hangs: next() < 0.5,
    gap: pick([0, 4, 9]),
  };
  const width = manner.columns === 2 ? 245 : 515;

  /** Words of a sentence; no two sentences are alike. */
  const sentence = (least: number, most: number, end: string): string => {
    const words = Array.from({ length: least + upTo(most - least + 1) }, (_, at) =>
      at % 2 ? pick(LINKS) : pick(WORDS),
    );
    const text = [...words, pick(WORDS)].join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1) + end;
  };

  /** A text in lines; "^" is before a word's raised part. */
  const rowsOf = (text: string, indent: number, first: Row = []): Row[] => {
    const rows: Row[] = [[...first]];
    let x = indent;
    for (const word of text.split(' ')) {
      const [base = '', raised = ''] = word.split('^');
      const own = widthOf(base) + widthOf(raised, 6.5);
      if (x + own > width && x > indent) {
        rows.push([]);
        x = indent;
      }
      const row = rows.at(-1) as Row;
      const last = row.at(-1);
      if (raised === '' && last && !last.raise && !last.bold && x > indent) last.text += ` ${base}`;
      else row.push({ x, text: base });
      if (raised !== '') row.push({ x: x + widthOf(base), text: raised, size: 6.5, raise: 4.9 });
      x += own + widthOf(' ');
    }
    return rows;
  };

  const rows: Row[] = [];
  const blank = () => rows.push([]);
  const questions: KnownQuestion[] = [];
  const total = 8 + upTo(7);
  let sharedUntil = 0;
  let shared: string[] = [];
  for (let number = 1; number <= total; number += 1) {
    if (number > sharedUntil) shared = [];
    if (number > sharedUntil && number < total && next() < 0.3) {
      sharedUntil = number + 1 + upTo(Math.min(2, total - number));
      const call = pick(['Texto para as questões', 'Leia o texto a seguir para responder às questões']);
      const announcement = `${call} ${number} a ${sharedUntil}.`;
      const body = Array.from({ length: 1 + upTo(2) }, () => sentence(25, 60, '.'));
      shared = [announcement, ...body];
      blank();
      rows.push(...rowsOf(announcement, 0));
      blank();
      const lines = body.flatMap((text) => rowsOf(text, manner.counted ? 16 : 0));
      rows.push(
        ...lines.map((row, at): Row =>
          manner.counted && at % 3 === 0 ? [{ x: 0, text: String(at + 1), size: 7 }, ...row] : row,
        ),
      );
      if (manner.counted) shared = [announcement, body.join(' ')];
      blank();
    }
    const head = HEADS[manner.head](number);
    let statement = [
      ...Array.from({ length: upTo(2) }, () => sentence(8, 30, '.')),
      sentence(6, 20, pick(['?', ':'])),
    ].join(' ');
    if (manner.raised) statement = statement.replace(/(\w+) (?=\w+[.?:])/, '$1^o ');
    const alternatives = [...manner.letters].map(() => sentence(1, manner.columns === 2 ? 9 : 16, '.'));
    rows.push([{ x: 0, text: head, bold: true }]);
    rows.push(...rowsOf(statement, 0));
    rows.push(
      ...[...manner.letters].flatMap((letter, at) => {
        const mark = MARKS[manner.mark](letter);
        return manner.hangs
          ? rowsOf(alternatives[at] ?? '', 20, [{ x: 0, text: mark }])
          : rowsOf(`${mark} ${alternatives[at]}`, 0);
      }),
    );
    blank();
    questions.push({ number, shared, statement: statement.replaceAll('^', ''), alternatives });
  }
  return { pages: pagesOf(rows, manner), questions, manner: JSON.stringify({ seed, ...manner }) };
}

/** Rows in columns and on pages; a paragraph goes on wherever there is room. */
function pagesOf(
  rows: readonly Row[],
  { columns, footer, twice, gap }: { columns: number; footer: keyof typeof FOOTERS; twice: boolean; gap: number },
): DrawnPage[] {
  const pages: DrawnText[][] = [[]];
  let [column, y] = [0, TOP];
  for (const row of rows) {
    if (y > BOTTOM) {
      column = (column + 1) % columns;
      y = TOP + gap;
      if (column === 0) pages.push([]);
    }
    // A column does not begin with a gap.
    if (row.length === 0 && y <= TOP + gap) continue;
    const page = pages.at(-1) as DrawnText[];
    for (const { x, text, size = SIZE, raise = 0, bold } of row)
      page.push({ x: 40 + 275 * column + x, y: y - raise, text, size, ...(bold && { font: 'bold' as const }) });
    y += LEADING;
  }
  return pages.map((texts, at) => {
    // What stands on one page only is not told from its text.
    const all = [...texts, ...(pages.length > 1 ? FOOTERS[footer](at + 1) : [])];
    return { texts: twice ? [...all, ...all.map((one) => ({ ...one, x: one.x + 0.3, y: one.y + 0.2 }))] : all };
  });
}
