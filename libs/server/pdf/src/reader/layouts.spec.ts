import { column, questionLines, writePdf, type DrawnPage, type DrawnText } from '../testing';
import { readPaperFile } from './read-file';

const read = async (pages: readonly DrawnPage[]) =>
  (await readPaperFile({ paper: writePdf(pages), key: null, booklet: null })).questions.map(
    ({ number, section, statement, alternatives }) => ({
      number,
      section,
      statement,
      alternatives: alternatives.map(({ html }) => html).join(''),
    }),
  );

/** The expected reading of `questionLines` of these numbers. */
const asWritten = (...numbers: number[]) =>
  numbers.map((number) => ({
    number,
    section: null,
    statement: `<p>Enunciado da questão de número ${number}, que segue na linha de baixo.</p>`,
    alternatives: [...'ABCD'].map((letter) => `<p>alternativa ${letter} da ${number}</p>`).join(''),
  }));

const twoColumns = (from: number, texts: DrawnText[] = [], y = 80): DrawnPage => ({
  texts: [
    ...texts,
    ...column([...questionLines(from), ...questionLines(from + 1)], { y }),
    ...column([...questionLines(from + 2), ...questionLines(from + 3)], { x: 310, y }),
  ],
});

describe('a page whose text is drawn twice', () => {
  it('is read as if it were drawn once', async () => {
    const { texts = [] } = twoColumns(1);
    const again = texts.map((one) => ({ ...one, x: one.x + 0.3, y: one.y + 0.3 }));
    expect(await read([{ texts: [...texts, ...again] }])).toEqual(asWritten(1, 2, 3, 4));
  });
});

describe('a page in one column in a paper of two', () => {
  it('is read across, though a gap between words lines up with the columns of other pages', async () => {
    /** Courier is 6 points wide at size 10: the spaces of this line are around 285. */
    const words = (line: string, y: number): DrawnText[] =>
      [...line.matchAll(/\S+/g)].map((word) => ({ x: 40 + 6 * word.index, y, text: word[0], font: 'mono' }));
    const wide = [
      'Enunciado da quinta questao, que ocupa as linha de lado a lado.',
      'Segunda linha desta questao na pagina inteira, de lado a lado. ',
    ];
    const whole: DrawnPage = {
      texts: [
        ...column(['Questão 5']),
        ...wide.flatMap((line, at) => words(line, 100 + 12 * at)),
        ...column(['A) um', 'B) dois', 'C) três', 'D) quatro'], { y: 140 }),
      ],
    };
    const questions = await read([twoColumns(1), whole, twoColumns(6), twoColumns(10)]);
    expect(questions[4]?.statement.replace(/(?:<[^>]+>)+/g, ' ').trim()).toBe(
      wide.map((line) => line.trim()).join(' '),
    );
  });
});

describe('running headers and footers', () => {
  it('are no text of a question even if left and right pages have their number at opposite ends', async () => {
    const footer = (page: number): DrawnText => ({
      x: 200,
      y: 800,
      text: page % 2 ? `Caderno 7 - AZUL ${page}` : `${page} Caderno 7 - AZUL`,
    });
    const pages = [1, 2, 3].map((page) => twoColumns(4 * page - 3, [footer(page)]));
    expect(await read(pages)).toEqual(asWritten(...Array.from({ length: 12 }, (_, at) => at + 1)));
  });
});

describe('a heading that names its questions', () => {
  it('is not read as a shared text', async () => {
    const heading = ['CIÊNCIAS DA NATUREZA', 'Questões de 1 a 2', ''];
    const texts = column([...heading, ...questionLines(1), ...questionLines(2)]);
    expect(await read([{ texts }])).toEqual(
      asWritten(1, 2).map((one) => ({ ...one, section: 'CIÊNCIAS DA NATUREZA' })),
    );
  });
});

describe('a paper that is partly in two columns', () => {
  /** A question whose number stands alone and bold. */
  const bare = (number: number) => questionLines(number, { head: String(number) });
  /** A line across the page, lower on each page. */
  const wide = (number: number): DrawnText[] => {
    const y = 130 + 40 * (number % 5);
    const line = `Enunciado ${number} que vai de lado a lado da página, e que nenhum intervalo parte.`;
    return [
      ...column([{ text: String(number), font: 'bold' }], { y }),
      ...[1, 2, 3, 4].map((row) => ({ x: 40, y: y + 14 * row, text: line, size: 14 })),
      ...column(['A) um', 'B) dois', 'C) três', 'D) quatro'], { y: y + 80 }),
    ];
  };

  it('is read page by page in its own layout', async () => {
    const two = (from: number): DrawnPage => ({
      texts: [
        ...column([...bare(from), ...bare(from + 1)], { y: 80 + 4 * from }),
        ...column([...bare(from + 2), ...bare(from + 3)], { x: 310, y: 80 + 4 * from }),
      ],
    });
    const lines = { texts: column(Array.from({ length: 20 }, () => '_'.repeat(80))) };
    const questions = await read([
      lines,
      two(1),
      two(5),
      two(9),
      ...[13, 14, 15, 16, 17].map((number) => ({ texts: wide(number) })),
    ]);
    expect(questions.slice(0, 12)).toEqual(asWritten(...Array.from({ length: 12 }, (_, at) => at + 1)));
    expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  });

  it('follows the numbers printed as most are, not those of a list in a statement', async () => {
    const list = ['3', 'Pessoas estão na fila do', '4', 'caixa.', ''];
    const texts = column([...[1, 2, 3, 4].flatMap(bare), ...list, ...[5, 6].flatMap(bare)], { leading: 11 });
    expect((await read([{ texts }])).map(({ number, statement }) => [number, statement.includes('Enunciado')])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, true]),
    );
  });
});

describe('a raised number', () => {
  it('stays with its word, though the line above is nearer', async () => {
    const raised: DrawnText[] = [
      { x: 40, y: 80, text: 'Questão 1', font: 'bold' },
      { x: 40, y: 92, text: 'Uma linha de texto que passa por cima de todas as palavras abaixo.' },
      { x: 40, y: 104, text: 'O artigo 1' },
      { x: 84, y: 98.9, text: 'o', size: 6.5 },
      { x: 91, y: 104, text: 'da lei.' },
      ...column(['A) um', 'B) dois', 'C) três', 'D) quatro'], { y: 120 }),
    ];
    const [question] = await read([{ texts: [...raised, ...column(questionLines(2), { y: 200 })] }]);
    expect(question?.statement).toContain('O artigo 1<sup>o</sup> da lei.');
  });
});

describe('a paper with alternatives in several styles', () => {
  it('reads "(A)" where most have "A)", and letters beside pictures', async () => {
    const pictures = [...'ABCD'].map((letter, at) => ({ x: 40, y: 520 + 50 * at, text: letter }));
    const texts = [
      ...column([...questionLines(1), ...questionLines(2), ...questionLines(3, { mark: ')', letters: 'ABCD' })]),
      ...column([{ text: 'Questão 4', font: 'bold' }, 'Qual das figuras?'], { y: 470 }),
      ...pictures,
    ].map((one) => (one.text.endsWith('da 2') ? { ...one, text: `(${one.text}` } : one));
    const images = pictures.map(({ y }) => ({ x: 60, y: y - 25, width: 60, height: 40 }));
    const questions = await read([{ texts, images }]);
    expect(questions.slice(0, 3)).toEqual(asWritten(1, 2, 3));
    expect(questions[3]?.alternatives.match(/<img/g)).toHaveLength(4);
    expect(questions[3]?.statement).toBe('<p>Qual das figuras?</p>');
  });
});

describe('marks at the edge of a page', () => {
  it('are not figures of a question', async () => {
    const { texts = [] } = twoColumns(1);
    const images = [
      { x: 580, y: 700, width: 14, height: 60 },
      { x: 128, y: 0, width: 16, height: 14 },
    ];
    expect(await read([{ texts, images }])).toEqual(asWritten(1, 2, 3, 4));
  });
});

describe('a footer in parts', () => {
  it('is not a heading even if left and right pages exchange its ends', async () => {
    const footer = (page: number): DrawnText[] => [
      { x: 40, y: 800, text: page % 2 ? 'GABARITO 1' : 'AGENTE DE TECNOLOGIA', font: 'bold' },
      { x: 290, y: 797, text: String(page + 1), font: 'bold', size: 12 },
      { x: page % 2 ? 420 : 500, y: 800, text: page % 2 ? 'AGENTE DE TECNOLOGIA' : 'GABARITO 1', font: 'bold' },
    ];
    const pages = [1, 2, 3, 4, 5, 6].map((page) => twoColumns(4 * page - 3, footer(page), 70 + 40 * page));
    expect(await read(pages)).toEqual(asWritten(...Array.from({ length: 24 }, (_, at) => at + 1)));
  });
});

describe('a page with a short right column', () => {
  it('is read column by column', async () => {
    const left = column([1, 2, 3, 4, 5].flatMap((number) => questionLines(number)));
    expect(await read([{ texts: [...left, ...column(questionLines(6), { x: 310 })] }])).toEqual(
      asWritten(1, 2, 3, 4, 5, 6),
    );
  });
});
