import { column, questionLines, writePdf, type DrawnPage } from '../testing';
import { readPaperFile } from './read-file';

const read = async (pages: readonly DrawnPage[]) =>
  (await readPaperFile({ paper: writePdf(pages), key: null, booklet: null })).questions.map(
    ({ number, statement, alternatives }) => [
      number,
      statement.replace(/^.*<p>(?=Enunciado|Quanto)|<[^>]+>/g, ''),
      ...alternatives.map(({ html }) => html.replace(/<img[^>]*>/g, 'figura').replace(/<[^>]+>/g, '')),
    ],
  );

/** The expected reading of `questionLines` of these numbers. */
const asWritten = (...numbers: number[]) =>
  numbers.map((number) => [
    number,
    `Enunciado da questão de número ${number}, que segue na linha de baixo.`,
    ...[...'ABCD'].map((letter) => `alternativa ${letter} da ${number}`),
  ]);

const questions = (...numbers: number[]) => numbers.flatMap((number) => questionLines(number));
const across = (y: number) =>
  column(
    [
      'Leia o texto a seguir para responder à questão 6.',
      'Um texto que vai de lado a lado da página inteira, por cima das duas colunas de questões.',
    ],
    { y },
  );
/** A question whose last three alternatives are in the second column. */
const begin = [{ text: 'Questão 6', font: 'bold' as const }, 'Quanto é a soma de dois e três?', 'A) cinco'];
const end = ['B) seis, que é mais do que se pede aqui', 'C) sete, que é mais do que se pede', 'D) oito'];
const parted = [
  6,
  'Quanto é a soma de dois e três?',
  'cinco',
  'seis, que é mais do que se pede aqui',
  'sete, que é mais do que se pede',
  'oito',
];

describe('a paper of one page in two columns', () => {
  it('is read column by column even if the second has only three lines', async () => {
    const texts = [...column([...questions(1, 2, 3, 4, 5), ...begin]), ...column(end, { x: 310 })];
    expect(await read([{ texts }])).toEqual([...asWritten(1, 2, 3, 4, 5), parted]);
  });

  it('is read column by column below a text across the page', async () => {
    const left = column([...questions(1, 2, 3, 4, 5), ...begin], { y: 100 });
    const texts = [...across(60), ...left, ...column(end, { x: 310, y: 100 })];
    expect(await read([{ texts }])).toEqual([...asWritten(1, 2, 3, 4, 5), parted]);
  });
});

describe('the last page of a paper in two columns', () => {
  it('is read column by column below a text across it, even if the second has only one picture', async () => {
    const first = { texts: [...column(questions(1, 2)), ...column(questions(3, 4), { x: 310 })] };
    const lonely = { texts: column(questions(5)) };
    const letters = [...'ABC'].map((letter, at) => ({ x: 40, y: 200 + 50 * at, text: `${letter})` }));
    const texts = [
      ...across(60),
      ...column(
        [{ text: 'Questão 6', font: 'bold' }, 'Quanto medem estas figuras, que são', 'quatro ao todo, cada uma delas?'],
        { y: 100 },
      ),
      ...column(['Esta linha é da mesma questão, a sexta.', 'Esta também é dela, e vem por último.'], { y: 124 }),
      ...letters,
      { x: 310, y: 100, text: 'D)' },
    ];
    const images = [...letters, { x: 310, y: 100 }].map(({ x, y }) => ({ x: x + 24, y: y - 8, width: 60, height: 40 }));
    expect((await read([first, lonely, { texts, images }])).slice(0, 6)).toEqual([
      ...asWritten(1, 2, 3, 4, 5),
      [
        6,
        'Quanto medem estas figuras, que são quatro ao todo, cada uma delas? Esta linha é da mesma questão, a sexta. Esta também é dela, e vem por último.',
        ...'figura figura figura figura'.split(' '),
      ],
    ]);
  });
});

describe('items of one line each', () => {
  it('keep their numbers, which are not line numbers of a text', async () => {
    const command = 'Acerca de redes de computadores, julgue os itens de 1 a 6.';
    const texts = [
      ...column([command]),
      ...[1, 2, 3, 4, 5, 6].flatMap((number) => [
        { x: 40, y: 90 + 12 * number, text: String(number), font: 'bold' as const },
        { x: 64, y: 90 + 12 * number, text: `O protocolo de número ${number} entrega os seus pacotes em ordem.` },
      ]),
    ];
    const told = await readPaperFile({ paper: writePdf([{ texts }]), key: null, booklet: null });
    expect(told.questions.map(({ number, statement }) => [number, statement])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [
        number,
        `<p>${command}</p><p>O protocolo de número ${number} entrega os seus pacotes em ordem.</p>`,
      ]),
    );
  });
});
