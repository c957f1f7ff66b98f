import { finished, FOOTERS, HEADS, MARKS, SIDES, type Running } from './nasty-layouts';
import type { DrawnPage } from './write-pdf';

/** Represents a picture in a known text. */
export const PICTURE = '[figura]';

/** A question before typesetting. */
export interface KnownQuestion {
  number: number;
  /** Texts shared with its neighbours, in order. */
  shared: string[];
  statement: string;
  alternatives: string[];
}

/** A randomly set paper, and its printed content. */
export interface NastyPaper {
  pages: DrawnPage[];
  questions: KnownQuestion[];
  /** The random choices of its layout, printed when it is read wrongly. */
  manner: string;
}

const WORDS =
  'água cidade governo lei norma rio mapa texto autor leitor obra preço taxa prazo contrato órgão servidor processo direito dever escola saúde terra planta peixe barco vento chuva sistema rede dado código tabela valor soma parte todo grupo classe ordem modo forma causa efeito meio fim campo ponto linha curva área massa força tempo espaço energia'.split(
    ' ',
  );
const LINKS = 'de e com para em sem sobre entre que não mais menos como quando onde'.split(' ');
/** Program code, with the quotes that word processors replace. */
const CODE = 'dp[["valor", "prazo"]]';
const curled = (code: string): string => code.replaceAll('"', '“');
const TOPICS = ['INFORMÁTICA', 'DIREITO CIVIL', 'BIOLOGIA', 'GEOGRAFIA'];

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

/** Random numbers from 0 up to 1, reproducible for a seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A piece of a line, with its distance from the column's left edge. */
interface Part {
  x: number;
  text: string;
  size?: number;
  raise?: number;
  bold?: boolean;
  mono?: boolean;
}

/** A printed line. */
interface Row {
  parts: Part[];
  /** Number of lines that it takes; one unless it has a picture. */
  lines?: number;
  /** Left edge of a picture. */
  pictureX?: number;
  /** Left edge of a bar of small strokes that reaches the column's end. */
  barsX?: number;
  /** Set across all columns, at the top of a page. */
  isWide?: boolean;
}

interface Manner extends Running {
  columns: number;
  /** How much lower columns begin on pages after the first, in points. */
  gap: number;
}

const TOP = 70;
const BOTTOM = 785;
const LEADING = 12;
const PICTURE_LINES = 4;
const WHOLE = 515;

/** Sets known questions in a layout that a seed chooses. */
export function nastyPaper(seed: number): NastyPaper {
  const next = numbersOf(seed);
  const upTo = (count: number): number => Math.floor(next() * count);
  const pick = <Value>(values: readonly Value[]): Value => values[upTo(values.length)] as Value;
  const key = <Name extends string>(all: Record<Name, unknown>): Name => pick(Object.keys(all) as Name[]);
  const columns = 1 + upTo(2);
  const manner = {
    columns,
    head: key(HEADS),
    mark: key(MARKS),
    footer: key(FOOTERS),
    side: columns === 1 ? pick(['none', 'turned', 'stacked', 'hatched'] as const) : key(SIDES),
    letters: pick(['ABCD', 'ABCDE']),
    isJudged: next() < 0.15,
    twice: next() < 0.25,
    shuffled: next() < 0.25,
    raised: next() < 0.5,
    counted: next() < 0.5,
    hangs: next() < 0.5,
    barred: next() < 0.2,
    pictured: next() < 0.4,
    titled: next() < 0.4,
    strays: next() < 0.3,
    gap: pick([0, 4, 9]),
  };
  const width = manner.columns === 2 ? 245 : WHOLE;
  /**
   * Statements end with program code. Drawn from a generator of its own, so that the choices above stay the same for a
   * seed.
   */
  const isCoded = numbersOf(~seed)() < 0.15;

  /** Words of a sentence, none of them twice. */
  const sentence = (least: number, most: number, end: string): string => {
    const left = [...WORDS];
    const noun = () => left.splice(upTo(left.length), 1)[0] ?? 'fim';
    const words = Array.from({ length: least + upTo(most - least + 1) }, (_, at) => (at % 2 ? pick(LINKS) : noun()));
    const text = [...words, noun()].join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1) + end;
  };

  /** Breaks a text into lines; "^" marks the raised part of a word. */
  const rowsOf = (text: string, indent: number, first: Part[] = [], most = width): Row[] => {
    const rows: Row[] = [{ parts: [...first] }];
    let x = indent;
    for (const word of text.split(' ')) {
      const [base = '', raised = ''] = word.split('^');
      const own = widthOf(base) + widthOf(raised, 6.5);
      if (x + own > most && x > indent) {
        rows.push({ parts: [] });
        x = indent;
      }
      const { parts } = rows.at(-1) as Row;
      const last = parts.at(-1);
      if (raised === '' && last && !last.raise && !last.bold && x > indent) last.text += ` ${base}`;
      else parts.push({ x, text: base });
      if (raised !== '') parts.push({ x: x + widthOf(base), text: raised, size: 6.5, raise: 4.9 });
      x += own + widthOf(' ');
    }
    return rows;
  };

  const rows: Row[] = [];
  const blank = () => rows.push({ parts: [] });
  const questions: KnownQuestion[] = [];

  /** Adds a text for several questions, with or without line numbers. @returns its paragraphs */
  const share = (from: number, to: number): string[] => {
    const call = pick(['Texto para as questões', 'Leia o texto a seguir para responder às questões']);
    const announcement = `${call} ${from} a ${to}.`;
    const body = Array.from({ length: 1 + upTo(2) }, () => sentence(25, 60, '.'));
    const isWide = manner.columns === 2 && next() < 0.3;
    const most = isWide ? WHOLE : width;
    const lines = body.flatMap((text) => rowsOf(text, manner.counted ? 16 : 0, [], most));
    const own = [
      { parts: [] },
      ...rowsOf(announcement, 0, [], most),
      { parts: [] },
      ...lines.map(({ parts }, at): Row => ({
        parts: manner.counted && at % 3 === 0 ? [{ x: 0, text: String(at + 1), size: 7 }, ...parts] : parts,
      })),
      { parts: [] },
    ];
    rows.push(...own.map((row) => (isWide ? { ...row, isWide } : row)));
    return manner.counted ? [announcement, body.join(' ')] : [announcement, ...body];
  };

  /** Adds the alternatives of a question, each a text or a picture. @returns their content */
  const letter = (): string[] => {
    const isPictured = manner.pictured && next() < 0.2;
    const mark = MARKS[manner.strays && next() < 0.15 ? key(MARKS) : manner.mark];
    const least = 1 + 2 * upTo(4);
    return [...manner.letters].map((one) => {
      if (isPictured) {
        rows.push({ parts: [{ x: 0, text: mark(one) }], lines: PICTURE_LINES, pictureX: 24 });
        return PICTURE;
      }
      const text = sentence(least, least + (manner.columns === 2 ? 4 : 9), '.');
      rows.push(...(manner.hangs ? rowsOf(text, 20, [{ x: 0, text: mark(one) }]) : rowsOf(`${mark(one)} ${text}`, 0)));
      return text;
    });
  };

  const total = 8 + upTo(7);
  let sharedUntil = 0;
  let shared: string[] = [];
  for (let number = 1; number <= total; number += 1) {
    if (number > sharedUntil) shared = [];
    if (manner.titled && number > sharedUntil && next() < 0.2) {
      blank();
      rows.push({ parts: [{ x: width / 3, text: pick(TOPICS), bold: true }] });
      blank();
    }
    const isOpen = number > sharedUntil && number < total;
    if (manner.isJudged && number > sharedUntil) {
      sharedUntil = Math.min(total, number + 1 + upTo(4));
      shared = [`Acerca ${sentence(2, 5, '').toLowerCase()}, julgue os itens de ${number} a ${sharedUntil}.`];
      if (sharedUntil === number) shared = [`Acerca ${sentence(2, 5, '').toLowerCase()}, julgue o item ${number}.`];
      blank();
      rows.push(...shared.flatMap((text) => rowsOf(text, 0)));
      blank();
    } else if (!manner.isJudged && isOpen && next() < 0.3) {
      sharedUntil = number + 1 + upTo(Math.min(2, total - number));
      shared = share(number, sharedUntil);
    }
    const isPictured = manner.pictured && next() < 0.25;
    const sentences = [
      ...Array.from({ length: upTo(2) }, () => sentence(8, 30, '.')),
      sentence(6, 20, manner.isJudged ? '.' : pick(['?', ':'])),
    ];
    const statement = manner.raised ? sentences.join(' ').replace(/(\w+) (?=\w+[.?:])/, '$1^o ') : sentences.join(' ');
    if (manner.isJudged) rows.push(...rowsOf(statement, 24, [{ x: 0, text: String(number), bold: true }]));
    else {
      for (const text of HEADS[manner.head](number))
        rows.push({ parts: [{ x: 0, text, bold: true }], ...(manner.barred && { barsX: widthOf(text) + 12 }) });
      rows.push(...rowsOf(statement, 0));
    }
    if (isCoded && !manner.isJudged) rows.push({ parts: [{ x: 0, text: curled(CODE), mono: true }] });
    if (isPictured) rows.push({ parts: [], lines: PICTURE_LINES + 2, pictureX: 40 });
    const alternatives = manner.isJudged ? [] : letter();
    blank();
    questions.push({
      number,
      shared,
      statement:
        statement.replaceAll('^', '') + (isCoded && !manner.isJudged ? CODE : '') + (isPictured ? PICTURE : ''),
      alternatives,
    });
  }
  return { pages: pagesOf(rows, manner, upTo), questions, manner: JSON.stringify({ seed, ...manner }) };
}

/** Distributes rows over columns and pages; a paragraph continues wherever there is room. */
function pagesOf(rows: readonly Row[], manner: Manner, upTo: (count: number) => number): DrawnPage[] {
  const { columns, gap } = manner;
  const width = columns === 2 ? 245 : WHOLE;
  const pages: Required<DrawnPage>[] = [];
  let [column, y, top] = [0, TOP, TOP];
  const turn = () => {
    pages.push({ texts: [], boxes: [], images: [] });
    [column, y, top] = [0, TOP + gap, TOP + gap];
  };
  turn();
  for (const [at, row] of rows.entries()) {
    const { parts, lines = 1, pictureX, barsX, isWide = false } = row;
    const begins = isWide && !rows[at - 1]?.isWide;
    if (begins && (column > 0 || y > top)) turn();
    if (!isWide && rows[at - 1]?.isWide) top = y;
    if (y + (lines - 1) * LEADING > BOTTOM) {
      if (column + 1 < columns && !isWide) [column, y] = [column + 1, top];
      else turn();
    }
    // A column does not begin with a gap.
    if (parts.length === 0 && pictureX === undefined && y <= top) continue;
    const page = pages.at(-1) as Required<DrawnPage>;
    const left = 40 + 275 * column;
    for (const { x, text, size = SIZE, raise = 0, bold, mono } of parts)
      page.texts.push({
        x: left + x,
        y: y - raise,
        text,
        size,
        ...(bold && { font: 'bold' as const }),
        ...(mono && { font: 'mono' as const }),
      });
    if (pictureX !== undefined)
      page.images.push({ x: left + pictureX, y: y - 7, width: 90, height: lines * LEADING - 8 });
    if (barsX !== undefined)
      for (let x = barsX; x < width; x += 5)
        page.boxes.push({ x: left + x, y: y - 7, width: 2.5, height: 7, grey: 0.5 });
    y += lines * LEADING;
  }
  return pages.map((page, at) => finished(page, { page: at + 1, total: pages.length }, manner, upTo));
}
