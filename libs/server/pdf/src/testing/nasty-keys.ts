import { numbersOf } from './nasty-papers';
import type { DrawnPage, DrawnText } from './write-pdf';

/** A randomly set key, and its printed content. */
export interface NastyKey {
  pages: DrawnPage[];
  /** Number and letter of each answer, "*" where it is annulled. */
  answers: [number, string][];
  /** The booklet or cargo that the answers are of, as a person names it. */
  booklet: string | null;
  position: string | null;
  /** The random choices of its layout, printed when it is read wrongly. */
  manner: string;
}

/** Answers of one booklet or cargo, with its title. */
interface Block {
  title: string | null;
  answers: [number, string][];
}

const COLOURS = ['BRANCA', 'VERDE', 'AMARELA', 'AZUL'];
const POSITIONS = ['ANALISTA JUDICIÁRIO – ÁREA ADMINISTRATIVA', 'TÉCNICO DE ENFERMAGEM', 'ENGENHEIRO CIVIL'];
const BOTTOM = 780;
const LEADING = 15;

/** Chooses a layout by a seed and sets random answers in it. */
export function nastyKey(seed: number): NastyKey {
  const next = numbersOf(seed * 7919 + 1);
  const upTo = (count: number): number => Math.floor(next() * count);
  const pick = <Value>(values: readonly Value[]): Value => values[upTo(values.length)] as Value;
  const layout = pick(['grid', 'list', 'rows', 'text', 'table', 'correspondence'] as const);
  const letters = pick(['ABCD', 'ABCDE', 'CE']);
  const first = pick([1, 1, 51, 91]);
  const count = 12 + upTo(60);
  const manner = {
    layout,
    letters,
    first,
    count,
    perRow: pick([5, 10, 20]),
    labels: next() < 0.5,
    filler: next() < 0.5,
  };
  const isTable = layout === 'table' || layout === 'correspondence';
  const kind = isTable ? 'booklets' : pick(['one', 'booklets', 'positions'] as const);
  const total = kind === 'one' ? 1 : kind === 'positions' ? POSITIONS.length : 2 + upTo(3);
  const name = pick([
    (at: number) => `TIPO ${at + 1}`,
    (at: number) => `CADERNO ${at + 1} – ${COLOURS[at]}`,
    (at: number) => `PROVA TIPO 0${at + 1} – ${COLOURS[at]}`,
  ]);
  const shortName = (at: number) => `TIPO ${at + 1}`;
  const titleOf = (at: number) =>
    kind === 'one' ? null : kind === 'positions' ? (POSITIONS[at] ?? '') : isTable ? shortName(at) : name(at);
  const random = (): [number, string][] =>
    Array.from({ length: count }, (_, at) => [first + at, next() < 0.04 ? pick(['*', 'X']) : pick([...letters])]);
  const blocks = Array.from({ length: total }, (_, at): Block => ({ title: titleOf(at), answers: random() }));
  if (layout === 'correspondence') reorder(blocks, upTo);
  const chosen = upTo(total);
  const head = [
    'CONSELHO DE EXAMES',
    'CONCURSO PÚBLICO – EDITAL Nº 1/2024',
    'GABARITO DEFINITIVO',
    'Questões 1 a 20: 1 ponto cada',
  ];
  const page = new PageSetter(head);
  if (layout === 'table') setTable(page, blocks);
  else if (layout === 'correspondence') setCorrespondence(page, blocks);
  else for (const block of blocks) setBlock(page, block, manner);
  return {
    pages: page.pages,
    answers: (blocks[chosen]?.answers ?? []).map(([number, letter]) => [number, letter === 'X' ? '*' : letter]),
    booklet: kind === 'booklets' ? String(chosen + 1) : null,
    position: kind === 'positions' ? (POSITIONS[chosen] ?? null) : null,
    manner: JSON.stringify({ seed, kind, total, chosen, ...manner }),
  };
}

/** Gives the other booklets the same questions under other numbers. */
function reorder(blocks: Block[], upTo: (count: number) => number): void {
  const [model, ...others] = blocks;
  for (const other of others) {
    const shift = 1 + upTo(9);
    const all = model?.answers ?? [];
    other.answers = all.map(([number], at) => [number, all[(at + shift) % all.length]?.[1] ?? '']);
  }
}

class PageSetter {
  readonly pages: DrawnPage[] = [];
  private readonly head: readonly string[];
  private y = BOTTOM + 1;

  constructor(head: readonly string[]) {
    this.head = head;
  }

  row(cells: readonly { x: number; text: string }[]): void {
    if (this.y > BOTTOM) {
      this.pages.push({ texts: this.head.map((text, at) => ({ x: 60, y: 40 + LEADING * at, text })) });
      this.y = 40 + LEADING * (this.head.length + 1);
    }
    this.texts.push(...cells.map(({ x, text }) => ({ x, y: this.y, text })));
    this.y += LEADING;
  }

  private get texts(): DrawnText[] {
    return this.pages.at(-1)?.texts ?? [];
  }
}

function setBlock(
  page: PageSetter,
  { title, answers }: Block,
  { layout, perRow, labels, filler }: { layout: string; perRow: number; labels: boolean; filler: boolean },
): void {
  if (title !== null) page.row([{ x: 60, text: title }]);
  if (layout === 'text') {
    const words = answers
      .map(([number, letter]) => `${String(number).padStart(3, '0')} – ${letter};`)
      .join(' ')
      .split(' ');
    let text = '';
    for (const word of words) {
      if (text.length + word.length > 70) {
        page.row([{ x: 60, text }]);
        text = '';
      }
      text += text === '' ? word : ` ${word}`;
    }
    page.row([{ x: 60, text }]);
    return;
  }
  if (layout === 'rows')
    page.row(
      [0, 1].flatMap((at) => [60, 130].map((x, cell) => ({ x: x + 200 * at, text: cell ? 'Gabarito' : 'Questão' }))),
    );
  const step = layout === 'grid' ? 22 : 100;
  const columns = layout === 'grid' ? perRow : layout === 'rows' ? 2 : Math.min(perRow, 5);
  for (let at = 0; at < answers.length; at += columns) {
    const some = answers.slice(at, at + columns);
    const x = (index: number) => (labels ? 110 : 60) + step * index;
    if (layout === 'grid') {
      const empty = filler ? Array.from({ length: columns - some.length }, () => '0') : [];
      const label = (text: string) => (labels ? [{ x: 40, text }] : []);
      page.row([
        ...label('Item'),
        ...[...some.map(([number]) => String(number)), ...empty].map((text, index) => ({ x: x(index), text })),
      ]);
      page.row([
        ...label('Gabarito'),
        ...[...some.map(([, letter]) => letter), ...empty].map((text, index) => ({ x: x(index) + 2, text })),
      ]);
    } else if (layout === 'rows') {
      page.row(
        some.flatMap(([number, letter], index) => [
          { x: 70 + 200 * index, text: String(number) },
          { x: 145 + 200 * index, text: letter },
        ]),
      );
    } else page.row(some.map(([number, letter], index) => ({ x: x(index), text: `${number} - ${letter}` })));
  }
}

const HALVES = [60, 330];
const STEP = 42;

function setTable(page: PageSetter, blocks: readonly Block[]): void {
  const total = blocks[0]?.answers.length ?? 0;
  const half = Math.ceil(total / 2);
  page.row(
    HALVES.flatMap((x) => [
      { x, text: 'Nº' },
      ...blocks.map(({ title }, at) => ({ x: x + STEP * (at + 1), text: title ?? '' })),
    ]),
  );
  for (let at = 0; at < half; at += 1)
    page.row(
      HALVES.flatMap((x, side) => {
        const own = blocks.map(({ answers }) => answers[at + side * half]);
        const [number] = own[0] ?? [];
        return number === undefined
          ? []
          : [
              { x, text: String(number) },
              ...own.map((one, index) => ({ x: x + STEP * (index + 1) + 12, text: one?.[1] ?? '' })),
            ];
      }),
    );
}

function setCorrespondence(page: PageSetter, blocks: readonly Block[]): void {
  const model = blocks[0]?.answers ?? [];
  const half = Math.ceil(model.length / 2);
  page.row(
    HALVES.flatMap((x) => [
      ...blocks.map(({ title }, at) => ({ x: x + STEP * at, text: title ?? '' })),
      { x: x + STEP * blocks.length, text: 'Gabarito' },
    ]),
  );
  // For each question of the first booklet, each other booklet gets a number with the same answer; each number is used
  // once.
  const used = blocks.map(() => new Set<number>());
  const rows = model.map(([, letter]) =>
    blocks.map(({ answers }, at) => {
      const found = answers.find(([number, other]) => other === letter && !used[at]?.has(number));
      used[at]?.add(found?.[0] ?? 0);
      return found?.[0] ?? 0;
    }),
  );
  for (let at = 0; at < half; at += 1)
    page.row(
      HALVES.flatMap((x, side) => {
        const row = rows[at + side * half];
        return row
          ? [
              ...row.map((number, index) => ({ x: x + STEP * index + 12, text: String(number) })),
              { x: x + STEP * blocks.length + 18, text: model[at + side * half]?.[1] ?? '' },
            ]
          : [];
      }),
    );
}
