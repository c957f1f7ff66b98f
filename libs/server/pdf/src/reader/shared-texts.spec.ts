import { column, questionLines, writePdf, type DrawnPage, type DrawnText } from '../testing';
import { readPaperFile } from './read-file';

const read = async (pages: readonly DrawnPage[]) =>
  (await readPaperFile({ paper: writePdf(pages), key: null, booklet: null })).questions;
const plain = (html: string): string =>
  html
    .replace(/(?:<[^>]+>)+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const rule = (y: number, x = 310) => ({ x, y, width: 245, height: 0.5 });

/** Items of two lines, the second of which is indented, in the right column. */
const items = (numbers: readonly number[], y: number): DrawnText[] =>
  numbers.flatMap((number, at) => [
    { x: 310, y: y + 30 * at, text: String(number), font: 'bold' as const },
    { x: 335, y: y + 30 * at, text: `O item de número ${number}, que segue na` },
    { x: 335, y: y + 30 * at + 12, text: 'linha de baixo, é este.' },
  ]);
const itemText = (number: number): string => `O item de número ${number}, que segue na linha de baixo, é este.`;

/** A text with line numbers in its left margin: 1, 4, 7 and so on. */
const counted = (words: string, lines: number, y: number): DrawnText[] =>
  Array.from({ length: lines }, (_, at) => at).flatMap((at) => [
    ...(at % 3 === 0 ? [{ x: 40, y: y + 12 * at, text: String(at + 1), size: 7 }] : []),
    { x: 56, y: y + 12 * at, text: `${words} na linha ${at + 1}, que vai até a margem` },
  ]);

describe('texts and commands that name their items', () => {
  const texts = [
    { x: 56, y: 80, text: 'Texto para os itens de 1 a 5.', font: 'bold' as const },
    ...counted('Peixes nadam', 10, 104),
    ...column(['Com base nas ideias do texto, julgue os itens', '1 e 2.'], { x: 310, y: 80 }),
    ...items([1, 2], 116),
    ...column(
      [
        'Quanto à estrutura linguística do texto, e também',
        'à ortografia, à pontuação e ao emprego de',
        'maiúsculas, julgue os itens de 3 a 5.',
      ],
      { x: 310, y: 190 },
    ),
    ...items([3, 4, 5], 240),
    ...column(['Uma loja vende cadernos e canetas.'], { x: 325, y: 350 }),
    ...column(['Com base nessa situação, julgue o item 6.'], { x: 310, y: 374 }),
    ...items([6], 400),
  ];
  const numberless = (text: string): string => text.replace(/ \d+(?= Peixes)/g, '');

  it('are given to these items whole, and to no other', async () => {
    const questions = await read([{ texts, boxes: [rule(174), rule(334)] }]);
    const passage = Array.from({ length: 10 }, (_, at) => `Peixes nadam na linha ${at + 1}, que vai até a margem`);
    const text = ['Texto para os itens de 1 a 5.', ...passage].join(' ');
    const second =
      'Quanto à estrutura linguística do texto, e também à ortografia, à pontuação e ao emprego de maiúsculas, julgue os itens de 3 a 5.';
    const first = 'Com base nas ideias do texto, julgue os itens 1 e 2.';
    const third = 'Uma loja vende cadernos e canetas. Com base nessa situação, julgue o item 6.';
    expect(questions.map(({ statement }) => numberless(plain(statement)))).toEqual([
      ...[1, 2].map((number) => `${text} ${first} ${itemText(number)}`),
      ...[3, 4, 5].map((number) => `${text} ${second} ${itemText(number)}`),
      `${third} ${itemText(6)}`,
    ]);
  });

  it('keep their lines and line numbers, which are not item numbers', async () => {
    const [{ statement } = { statement: '' }] = await read([{ texts, boxes: [rule(174), rule(334)] }]);
    expect(statement).toContain('<br>4 Peixes nadam na linha 4, que vai até a margem<br>Peixes nadam na linha 5');
  });
});

describe('a command with words of an answer sheet before it', () => {
  it('starts at its request to judge the items', async () => {
    const sheet = column(['Marque o código C, caso julgue', 'o item certo, e E, caso o julgue errado.'], { y: 80 });
    const command = column(['Acerca de redes, julgue os itens a seguir.'], { x: 310, y: 140 });
    const [first] = await read([{ texts: [...sheet, ...command, ...items([1, 2, 3, 4], 166)] }]);
    expect(plain(first?.statement ?? '')).toBe(`Acerca de redes, julgue os itens a seguir. ${itemText(1)}`);
  });
});

describe('an essay after the last item', () => {
  it('is no part of it, though its topics are lettered', async () => {
    const texts = [
      ...column(['Acerca de redes, julgue os itens a seguir.'], { x: 310 }),
      ...items([1, 2, 3, 4], 106),
      ...column(
        [
          { text: 'PROVA DISCURSIVA', font: 'bold' },
          '',
          'Redija um texto sobre:',
          'a) redes;',
          'b) cabos;',
          'c) rádio.',
        ],
        { x: 310, y: 260 },
      ),
    ];
    const questions = await read([{ texts }]);
    expect(questions.map(({ kind, alternatives }) => [kind, alternatives.length])).toEqual(
      [1, 2, 3, 4].map(() => ['truefalse', 0]),
    );
    expect(plain(questions[3]?.statement ?? '')).toBe(`Acerca de redes, julgue os itens a seguir. ${itemText(4)}`);
  });
});

describe('an essay between two questions', () => {
  it('is neither a text nor a matéria of either', async () => {
    const essay = [
      'PROPOSTA DE REDAÇÃO',
      '',
      'Redija um texto sobre a pesca.',
      '',
      'TEXTOS MOTIVADORES',
      '',
      'Texto sobre peixes.',
      '',
    ];
    const lines = [
      'LINGUAGENS',
      '',
      ...questionLines(1),
      ...essay,
      'CIÊNCIAS HUMANAS',
      'Questões de 2 a 3',
      '',
      ...questionLines(2),
      ...questionLines(3),
    ];
    const questions = await read([{ texts: column(lines) }]);
    expect(questions.map(({ section, statement }) => [section, plain(statement)])).toEqual(
      [1, 2, 3].map((number) => [
        number === 1 ? 'LINGUAGENS' : 'CIÊNCIAS HUMANAS',
        `Enunciado da questão de número ${number}, que segue na linha de baixo.`,
      ]),
    );
  });
});

describe('a text that is announced at the top of a column', () => {
  it('is no part of the last alternative of the column before', async () => {
    const announced = [
      'Leia o texto a seguir para responder às questões',
      '3 e 4.',
      'Peixes nadam na água do rio.',
      '',
    ];
    const texts = [
      ...column([...questionLines(1), ...questionLines(2)]),
      ...column([...announced, ...questionLines(3), ...questionLines(4)], { x: 310 }),
    ];
    const questions = await read([{ texts }]);
    expect(questions.map(({ alternatives }) => plain(alternatives[3]?.html ?? ''))).toEqual(
      [1, 2, 3, 4].map((number) => `alternativa D da ${number}`),
    );
    expect(questions.map(({ statement }) => statement.includes('Peixes nadam'))).toEqual([false, false, true, true]);
  });
});

describe('a text for one question', () => {
  it('is that question’s, and not part of the alternative before it', async () => {
    const texts = column([
      ...questionLines(1).slice(0, -1),
      'Leia o texto a seguir para responder à questão 2.',
      'Peixes nadam na água do rio.',
      '',
      ...questionLines(2),
      ...questionLines(3),
    ]);
    const questions = await read([{ texts }]);
    expect(plain(questions[0]?.alternatives[3]?.html ?? '')).toBe('alternativa D da 1');
    expect(questions.map(({ statement }) => statement.includes('Peixes nadam'))).toEqual([false, true, false]);
  });
});

describe('a text of few numbered lines', () => {
  it('has its line numbers apart from its words', async () => {
    const texts = [
      { x: 56, y: 80, text: 'Texto para as questões 1 e 2.' },
      ...counted('Peixes nadam', 5, 104),
      ...column([...questionLines(1), ...questionLines(2)], { y: 180 }),
    ];
    const [first] = await read([{ texts }]);
    expect(first?.statement).toContain('<br>4 Peixes nadam na linha 4, que vai até a margem<br>');
  });
});

describe('a text with a number beside each line, and its source in small print', () => {
  it('keeps the printed numbers, and has its source and the rest as paragraphs', async () => {
    const lines = Array.from({ length: 6 }, (_, at) => `0${at + 1} Peixes nadam na água do rio ${at + 1}`);
    const texts = [
      ...column([{ text: 'Questão 1', font: 'bold' }, ...lines]),
      ...column([{ text: 'ROSA, J. Peixes. Rio de Janeiro, 2015.', size: 7 }], { y: 166 }),
      ...column(['Onde nadam os peixes?', 'A) um', 'B) dois', 'C) três', 'D) quatro'], { y: 178 }),
    ];
    const [first] = await read([{ texts }]);
    const counted = lines.join('<br>');
    expect(first?.statement).toBe(
      `<p>${counted}</p><p>ROSA, J. Peixes. Rio de Janeiro, 2015.</p><p>Onde nadam os peixes?</p>`,
    );
  });
});
