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

/** What `questionLines` of these numbers are read as. */
const asWritten = (...numbers: number[]) =>
  numbers.map((number) => ({
    number,
    section: null,
    statement: `<p>Enunciado da questão de número ${number}, que segue na linha de baixo.</p>`,
    alternatives: [...'ABCD'].map((letter) => `<p>alternativa ${letter} da ${number}</p>`).join(''),
  }));

const twoColumns = (from: number, texts: DrawnText[] = []): DrawnPage => ({
  texts: [
    ...texts,
    ...column([...questionLines(from), ...questionLines(from + 1)]),
    ...column([...questionLines(from + 2), ...questionLines(from + 3)], { x: 310 }),
  ],
});

describe('a page whose text is drawn twice', () => {
  it('is read as if it were drawn once', async () => {
    const { texts = [] } = twoColumns(1);
    const again = texts.map((one) => ({ ...one, x: one.x + 0.3, y: one.y + 0.3 }));
    expect(await read([{ texts: [...texts, ...again] }])).toEqual(asWritten(1, 2, 3, 4));
  });
});

describe('a page in one column of a paper in two', () => {
  it('is read across, though a line has a space between words where the columns part elsewhere', async () => {
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

describe('what runs along the pages', () => {
  it('is no text of a question where left and right pages have their number at opposite ends', async () => {
    const footer = (page: number): DrawnText => ({
      x: 200,
      y: 800,
      text: page % 2 ? `Caderno 7 - AZUL ${page}` : `${page} Caderno 7 - AZUL`,
    });
    const pages = [1, 2, 3].map((page) => twoColumns(4 * page - 3, [footer(page)]));
    expect(await read(pages)).toEqual(asWritten(...Array.from({ length: 12 }, (_, at) => at + 1)));
  });
});

describe('a heading that says which questions follow', () => {
  it('is no text that they share', async () => {
    const heading = ['CIÊNCIAS DA NATUREZA', 'Questões de 1 a 2', ''];
    const texts = column([...heading, ...questionLines(1), ...questionLines(2)]);
    expect(await read([{ texts }])).toEqual(
      asWritten(1, 2).map((one) => ({ ...one, section: 'CIÊNCIAS DA NATUREZA' })),
    );
  });
});
