import { column, questionLines, writePdf, type DrawnPage, type DrawnText } from '../testing';
import { readPaperFile, type ReadRequest } from './read-file';

const read = (pages: readonly DrawnPage[], request: Partial<ReadRequest> = {}) =>
  readPaperFile({ paper: writePdf(pages), key: null, booklet: null, ...request });

/** A table of answers: the letters of questions 1, 2, 3… */
const table = (letters: string): NonNullable<ReadRequest['key']> => ({
  bytes: Buffer.from([...letters].map((letter, at) => `${at + 1};${letter}`).join('\n')),
  isPdf: false,
});

const running = (page: number): DrawnText[] => [
  { x: 200, y: 20, text: 'CONSELHO DE EXAMES – TIPO 02 – VERDE', size: 8 },
  { x: 290, y: 825, text: String(page), size: 8 },
];

/** Four questions on a page of two columns. */
const twoColumns = (page: number, from: number): DrawnPage => ({
  texts: [
    ...running(page),
    ...column([...questionLines(from), ...questionLines(from + 1)]),
    ...column([...questionLines(from + 2), ...questionLines(from + 3)], { x: 310 }),
  ],
});

describe('a paper in two columns', () => {
  it('is read column by column, without headers and page numbers', async () => {
    const { questions, lost, booklet } = await read([twoColumns(2, 1), twoColumns(3, 5), twoColumns(4, 9)], {
      key: table('ABCDABCDABCD'),
    });
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect({ lost, booklet }).toEqual({ lost: [], booklet: { type: '2', colour: 'verde' } });
    expect(questions[2]).toMatchObject({
      kind: 'multichoice',
      statement: '<p>Enunciado da questão de número 3, que segue na linha de baixo.</p>',
      alternatives: ['A', 'B', 'C', 'D'].map((letter) => ({ letter, html: `<p>alternativa ${letter} da 3</p>` })),
      right: 'C',
      annulled: false,
      doubts: [],
      cuts: [],
    });
  });

  it('continues in the next column, and on the next page', async () => {
    const pages = [
      {
        texts: [
          ...column(questionLines(1)),
          ...column(['Questão 2', 'Começa aqui e termina', '', 'A) um', 'B) dois'], { y: 600 }),
          ...column(['C) três', 'D) quatro', '', ...questionLines(3)], { x: 310 }),
        ],
      },
      { texts: column([...questionLines(4), ...questionLines(5)]) },
    ];
    const { questions } = await read(pages, { key: table('AAAAA') });
    expect(questions[1]?.alternatives.map(({ html }) => html)).toEqual([
      '<p>um</p>',
      '<p>dois</p>',
      '<p>três</p>',
      '<p>quatro</p>',
    ]);
    expect(questions.map(({ doubts }) => doubts)).toEqual([[], [], [], [], []]);
  });
});

describe('how questions are numbered and lettered', () => {
  const cover = column(['1. Confira o caderno.', '2. Use caneta preta.', '3. Boa prova.']);
  it.each([
    ['QUESTÃO 1 –', ')', 'ABCDE'],
    ['01.', ')', 'ABCD'],
    ['1 -', '.', 'ABCD'],
    ['1)', ' -', 'ABCDE'],
  ])('as “%s” and “A%s”', async (head, mark, letters) => {
    const of = (number: number) => questionLines(number, { mark, letters, head: head.replace('1', String(number)) });
    const { questions } = await read([{ texts: cover }, { texts: column([...of(1), ...of(2), ...of(3), ...of(4)]) }], {
      key: table('AAAA'),
    });
    expect(questions.map(({ number, alternatives }) => [number, alternatives.length])).toEqual(
      [1, 2, 3, 4].map((number) => [number, letters.length]),
    );
    expect(questions.every(({ doubts }) => doubts.length === 0)).toBe(true);
  });

  it('with alternatives beside each other, and a lettered list in the statement', async () => {
    const lines = (number: number) => [
      `Questão ${number}`,
      'Considere as afirmativas:',
      'A) a primeira;',
      'B) a segunda.',
      'Assinale a opção correta.',
      'A) nenhuma   B) uma   C) duas   D) as duas',
      '',
    ];
    const { questions } = await read([{ texts: column([...lines(1), ...lines(2)]) }], { key: table('AB') });
    expect(questions[0]?.alternatives.map(({ html }) => html)).toEqual(
      ['nenhuma', 'uma', 'duas', 'as duas'].map((text) => `<p>${text}</p>`),
    );
    expect(questions[0]?.statement).toContain('A) a primeira;');
  });
});

describe('items of certo ou errado', () => {
  const item = (number: number, ...lines: string[]): DrawnText[] => [
    { x: 40, y: 0, text: String(number), font: 'bold', size: 9 },
    ...lines.map((text, at) => ({ x: 60, y: at * 12, text })),
  ];
  const at = (y: number, texts: DrawnText[]) => texts.map((text) => ({ ...text, y: text.y + y }));

  it('share the command above them, and end at the next one', async () => {
    const page: DrawnPage = {
      texts: [
        { x: 200, y: 60, text: 'CONHECIMENTOS GERAIS', font: 'bold', size: 12 },
        ...column(['Acerca do primeiro assunto, julgue os itens', 'a seguir.'], { y: 90 }),
        ...at(120, item(51, 'O primeiro item vai por', 'duas linhas.')),
        ...at(150, item(52, 'O segundo item.', 'Segue.')),
        ...column(['Julgue os próximos itens, sobre o outro assunto.'], { y: 190 }),
        ...at(210, item(53, 'O terceiro item.', 'Segue.')),
        ...at(240, item(54, 'O quarto item.', 'Segue.')),
      ],
    };
    const key = { bytes: Buffer.from('51,C\n52,E\n53,anulada\n54,C'), isPdf: false };
    const { questions } = await read([page], { key });
    expect(questions.map(({ number, kind, right, annulled }) => [number, kind, right, annulled])).toEqual([
      [51, 'truefalse', 'C', false],
      [52, 'truefalse', 'E', false],
      [53, 'truefalse', null, true],
      [54, 'truefalse', 'C', false],
    ]);
    expect(questions[0]).toMatchObject({ section: 'CONHECIMENTOS GERAIS', doubts: [] });
    expect(questions[0]?.statement).toBe(
      '<p>Acerca do primeiro assunto, julgue os itens a seguir.</p><p>O primeiro item vai por duas linhas.</p>',
    );
    expect(questions[1]?.statement).not.toContain('outro assunto');
    expect(questions[3]?.statement).toContain('sobre o outro assunto');
  });
});

describe('items about a text', () => {
  it('have it with each command that refers to it, and not with the others', async () => {
    const rule = (y: number) => ({ x: 40, y, width: 515, height: 0.5 });
    const wide = 'que vai até a margem direita da página, como todas as linhas de um bloco justificado vão.';
    const item = (number: number, y: number): DrawnText[] => [
      { x: 40, y, text: String(number), font: 'bold', size: 9 },
      { x: 60, y, text: `O item ${number},` },
      { x: 60, y: y + 12, text: 'em duas linhas.' },
    ];
    const texts: DrawnText[] = [
      ...column(['Texto 1A1', `Era uma vez um texto ${wide}`], { y: 90 }),
      ...column([`Julgue os itens, com base nas ideias do texto 1A1, ${wide}`], { y: 130 }),
      ...item(1, 150),
      ...item(2, 180),
      ...column([`Acerca de outro assunto, julgue os itens seguintes, ${wide}`], { y: 220 }),
      ...item(3, 240),
      ...item(4, 270),
    ];
    const key = { bytes: Buffer.from('1;C\n2;E\n3;C\n4;E'), isPdf: false };
    const { questions } = await read([{ texts, boxes: [rule(120), rule(208)] }], { key });
    expect(questions.map(({ statement }) => statement.includes('Era uma vez'))).toEqual([true, true, false, false]);
    expect(questions.map(({ statement }) => statement.includes('outro assunto'))).toEqual([false, false, true, true]);
  });
});

describe('numbers that occur twice in a paper', () => {
  const pages = (first: string, second: string): DrawnPage[] => [
    {
      texts: column([
        { text: 'LINGUAGENS', x: 150 },
        { text: first, x: 150 },
        ...questionLines(1),
        ...questionLines(2),
        { text: second, x: 150 },
        ...questionLines(1),
        ...questionLines(2),
        { text: 'HISTÓRIA', x: 150 },
        ...questionLines(3),
        ...questionLines(4),
      ]),
    },
  ];
  const told = ({ questions }: Awaited<ReturnType<typeof read>>) =>
    questions.map(({ number, language, section, right, doubts }) => [number, language, section, right, doubts]);

  it('are distinguished by the language above them, each with its own answer', async () => {
    const key = {
      bytes: Buffer.from('1 (inglês);A\n2 inglês;B\n1 espanhol;C\n2 (Espanhol);D\n3;A\n4;B'),
      isPdf: false,
    };
    expect(
      told(await read(pages('Questões 01 e 02 (opção inglês)', 'Questões 01 e 02 (opção espanhol)'), { key })),
    ).toEqual([
      [1, 'inglês', 'LINGUAGENS', 'A', []],
      [2, 'inglês', 'LINGUAGENS', 'B', []],
      [1, 'espanhol', 'LINGUAGENS', 'C', []],
      [2, 'espanhol', 'LINGUAGENS', 'D', []],
      [3, null, 'HISTÓRIA', 'A', []],
      [4, null, 'HISTÓRIA', 'B', []],
    ]);
  });

  it('belong to the matéria that a heading names after the language', async () => {
    const key = { bytes: Buffer.from('1 inglês;A\n2 inglês;B\n1 espanhol;C\n2 espanhol;D\n3;A\n4;B'), isPdf: false };
    expect(told(await read(pages('LÍNGUA INGLESA', 'LÍNGUA ESPANHOLA'), { key })).slice(1, 4)).toEqual([
      [2, 'inglês', expect.stringContaining('LÍNGUA INGLESA'), 'B', []],
      [1, 'espanhol', 'LÍNGUA ESPANHOLA', 'C', []],
      [2, 'espanhol', 'LÍNGUA ESPANHOLA', 'D', []],
    ]);
  });

  it('are left to a person if they cannot be distinguished, or the key answers each once', async () => {
    const { questions } = await read(pages('CADERNO UM', 'CADERNO DOIS'), { key: table('ABCD') });
    expect(questions.filter(({ doubts }) => doubts.includes('o número se repete na prova'))).toHaveLength(4);
    const { questions: others } = await read(pages('OPÇÃO INGLÊS', 'OPÇÃO ESPANHOL'), { key: table('ABCD') });
    expect(
      others.filter(({ doubts }) => doubts.includes('o gabarito não diz de que língua é a resposta')),
    ).toHaveLength(4);
  });
});

describe('texts, headings and other parts', () => {
  it('gives a text to the questions it names, a heading as their section, and leaves the essay out', async () => {
    const lines = [
      { text: 'LÍNGUA PORTUGUESA', font: 'bold' as const, x: 180 },
      'Leia o texto para responder às questões 1 e 2.',
      'Era uma vez um texto.',
      '',
      ...questionLines(1),
      ...questionLines(2),
      { text: 'MATEMÁTICA', font: 'bold' as const, x: 200 },
      ...questionLines(3),
      { text: 'PROVA DISCURSIVA', font: 'bold' as const, x: 180 },
      'Questão 4',
      'Disserte sobre o tema.',
    ];
    const { questions, skipped } = await read([{ texts: column(lines) }], { key: table('ABC') });
    expect(questions.map(({ section }) => section)).toEqual(['LÍNGUA PORTUGUESA', 'LÍNGUA PORTUGUESA', 'MATEMÁTICA']);
    expect(questions.map(({ statement }) => statement.includes('Era uma vez'))).toEqual([true, true, false]);
    expect(skipped).toEqual(['PROVA DISCURSIVA']);
  });
});

describe('the formatting of a text', () => {
  it('keeps bold, italics, superscripts and underlined words', async () => {
    const texts: DrawnText[] = [
      ...column(['Questão 1']),
      { x: 40, y: 92, text: 'A área é de 4 m' },
      { x: 110, y: 88, text: '2', size: 6 },
      { x: 116, y: 92, text: ' e é ' },
      { x: 140, y: 92, text: 'falsa', font: 'bold' },
      { x: 170, y: 92, text: 'ipsis', font: 'italic' },
      { x: 40, y: 104, text: 'grifada' },
      ...column(['A) um', 'B) dois', ...questionLines(2)], { y: 116 }),
    ];
    const { questions } = await read([{ texts, boxes: [{ x: 40, y: 105.5, width: 30, height: 0.5 }] }], {
      key: table('AA'),
    });
    expect(questions[0]?.statement).toBe(
      '<p>A área é de 4 m<sup>2</sup> e é <strong>falsa</strong> <em>ipsis</em> <u>grifada</u></p>',
    );
  });

  it('joins words that a line break divides, and keeps their own hyphens', async () => {
    const { questions } = await read(
      [
        {
          texts: column([
            'Questão 1',
            'A constitucionalidade aparece inteira aqui, e a consti-',
            'tucionalidade partida ali; o recém-',
            'formado escreve, e lembra-',
            'se do guarda-',
            'chuva.',
            'A) um',
            'B) dois',
            ...questionLines(2),
          ]),
        },
      ],
      { key: table('AA') },
    );
    expect(questions[0]?.statement).toContain(
      'a constitucionalidade partida ali; o recém-formado escreve, e lembra-se do guarda-chuva.',
    );
  });

  it('cuts figures out in their place, at twice their size', async () => {
    const texts = column([
      'Questão 1',
      'Veja a figura.',
      '',
      '',
      '',
      '',
      '',
      'O que ela mostra?',
      'A) um',
      'B) dois',
      ...questionLines(2),
    ]);
    const { questions } = await read([{ texts, images: [{ x: 60, y: 100, width: 80, height: 40 }] }], {
      key: table('AA'),
    });
    expect(questions[0]?.statement).toBe(
      '<p>Veja a figura.</p><p><img src="@@PLUGINFILE@@/figura-1.png" alt="Figura da prova"></p><p>O que ela mostra?</p>',
    );
    const [picture] = questions[0]?.pictures ?? [];
    const png = Buffer.from(picture?.bytes ?? []);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([168, 88]);
  });
});

describe('doubtful questions', () => {
  it('are named if they are missing or have too few alternatives, with a cutting of the page', async () => {
    const texts = column([
      ...questionLines(1),
      ...questionLines(2, { letters: 'ABC' }),
      ...questionLines(4),
      ...questionLines(5),
    ]);
    const { questions, lost } = await read([{ texts }], { key: table('AAAAA') });
    expect(lost).toMatchObject([
      { number: 3, statement: '', right: 'A', doubts: ['não foi encontrada na prova; deve estar na página 1'] },
    ]);
    expect(questions.map(({ doubts }) => doubts)).toEqual([
      [],
      ['a questão 3, que vem depois, não foi encontrada', 'tem 3 alternativas, e a prova tem 4'],
      ['a questão 3, que vem antes, não foi encontrada'],
      [],
    ]);
    expect(questions.map(({ cuts }) => cuts.length)).toEqual([0, 1, 1, 0]);
    const shown = await read([{ texts }], { key: table('AAAAA'), areAllCut: true });
    expect(shown.questions.map(({ cuts }) => cuts.length)).toEqual([1, 1, 1, 1]);
  });

  it('are named with their place if only the key has them, and the neighbour is doubted', async () => {
    const page = (from: number): DrawnPage => ({
      texts: column(Array.from({ length: 5 }, (_, at) => questionLines(from + at)).flat()),
    });
    const { questions, lost } = await read([page(1), page(6), page(12)], { key: table('ABCDABCDABCDABCDA') });
    expect(lost.map(({ number, place, cuts }) => [number, place, cuts.length])).toEqual([
      [11, 'entre as páginas 2 e 3', 2],
      [17, 'na página 3', 1],
    ]);
    expect(questions.at(-1)?.doubts).toContain('a questão 17, que vem depois, não foi encontrada');
  });

  it('are all those of a paper without a key', async () => {
    const { questions } = await read([{ texts: column([...questionLines(1), ...questionLines(2)]) }]);
    expect(questions.map(({ doubts }) => doubts)).toEqual([['não há gabarito'], ['não há gabarito']]);
  });
});
