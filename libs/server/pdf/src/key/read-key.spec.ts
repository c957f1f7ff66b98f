import { openDocument, readPages } from '../document/read-document';
import type { Page } from '../document/model';
import type { Booklet } from '../paper/booklet';
import { column, nastyKey, writePdf, type DrawnPage, type DrawnText } from '../testing';
import { identityOf, NO_NAMES } from './identity';
import { readKey } from './read-key';

const pagesOf = async (pages: readonly DrawnPage[]): Promise<Page[]> => readPages(await openDocument(writePdf(pages)));
const row = (words: string[], y: number, step = 30): DrawnText[] =>
  words.map((text, at) => ({ x: 60 + at * step, y, text }));

interface Wanted {
  booklet?: Booklet;
  position?: string;
  titles?: string[];
}

/** The answers for a paper with these printed titles. */
async function key(texts: DrawnText[] | DrawnPage[], { booklet, position = '', titles = [] }: Wanted = {}) {
  const paper = titles.length > 0 ? await pagesOf([{ texts: column(titles, { y: 20 }) }]) : [];
  const who = identityOf(paper, { ...NO_NAMES, position: position || null }, { printed: booklet ?? null, given: null });
  const pages = texts.some((one) => 'text' in one) ? [{ texts: texts as DrawnText[] }] : (texts as DrawnPage[]);
  return [...readKey(await pagesOf(pages), who).answers].map(
    ([number, entry]) => `${number.replace(' ', '')}${entry === 'annulled' ? '*' : entry.letter}`,
  );
}
const of = (type: string, colour: string | null = null): Wanted => ({ booklet: { type, colour } });

describe('the key of a paper', () => {
  it('is read from a grid: each letter belongs to the number above it', async () => {
    const texts = [
      ...row(['1', '2', '3', '4'], 80),
      ...row(['A', 'C', '*', 'D'], 95),
      ...row(['5', '6'], 115),
      ...row(['B', 'ANULADA'], 130),
    ];
    expect(await key(texts)).toEqual(['1A', '2C', '3*', '4D', '5B', '6*']);
  });

  it('is read from a grid with named rows, ignoring the places after the last item', async () => {
    const texts = [
      ...column(['MINISTÉRIO DA CIÊNCIA', 'CARGO 9: TECNOLOGISTA', 'Obs.: ( X ) item anulado.'], { y: 30 }),
      ...row(['Item', '51', '52', '53', '54'], 80),
      ...row(['Gabarito', 'C', 'E', 'X', 'C'], 95),
      ...row(['Item', '55', '56', '0', '0'], 115),
      ...row(['Gabarito', 'E', 'E', '0', '0'], 130),
    ];
    expect(await key(texts)).toEqual(['51C', '52E', '53*', '54C', '55E', '56E']);
  });

  it('is read from a list in each of its forms', async () => {
    expect(await key(column(['01 - A   02 - B', '3. C', '04) X', '5 E']))).toEqual(['1A', '2B', '3C', '4*', '5E']);
  });

  it('is read from running text, even if a line break separates a number from its letter', async () => {
    const texts = column([
      'Gabarito da prova objetiva: 001 – C; 002 – A; 003 – E;',
      '004 – anulada; 005 –',
      'B; 006 – D.',
    ]);
    expect(await key(texts)).toEqual(['1C', '2A', '3E', '4*', '5B', '6D']);
  });

  it('is not read from a sentence about numbers', async () => {
    const texts = [
      ...row(['1', '2'], 80),
      ...row(['B', 'C'], 95),
      ...column(['Questões 1 a 5: um ponto cada.', 'O recurso à questão 2 e a 1 a que se refere foi aceito.'], {
        y: 130,
      }),
    ];
    expect(await key(texts)).toEqual(['1B', '2C']);
  });

  const types = [
    { x: 60, y: 60, text: 'PROVA TIPO 1 – BRANCA' },
    ...row(['1', '2'], 80),
    ...row(['A', 'B'], 95),
    { x: 60, y: 120, text: 'PROVA TIPO 2 – VERDE' },
    ...row(['1', '2'], 140),
    ...row(['C', 'D'], 155),
  ];
  it('is that of the chosen booklet, by its number or its colour', async () => {
    expect(await key(types, of('2'))).toEqual(['1C', '2D']);
    expect(await key(types, of('', 'branca'))).toEqual(['1A', '2B']);
  });
  it('is refused if the booklet is not chosen or does not exist', async () => {
    await expect(key(types)).rejects.toThrow(
      'é de vários cadernos (tipo 1 branca, tipo 2 verde); diga qual com --tipo',
    );
    await expect(key(types, of('3'))).rejects.toThrow('é de outro caderno (tipo 1 branca, tipo 2 verde)');
  });

  it('is that of a booklet in named rows, or in running text', async () => {
    const rows = [
      ...column(['CADERNO AZUL'], { y: 60 }),
      ...row(['Questão', '1', '2'], 75, 60),
      ...row(['Gabarito', 'A', 'B'], 90, 60),
      ...column(['CADERNO ROSA'], { y: 120 }),
      ...row(['Questão', '1', '2'], 135, 60),
      ...row(['Gabarito', 'D', 'E'], 150, 60),
    ];
    expect(await key(rows, of('', 'rosa'))).toEqual(['1D', '2E']);
    const below = [
      ...row(['Questão', '1', '2'], 80, 60),
      ...row(['Tipo 1', 'A', 'B'], 95, 60),
      ...row(['Tipo 2', 'C', '*'], 110, 60),
    ];
    expect(await key(below, of('2'))).toEqual(['1C', '2*']);
    const text = column(['Tipo 1: 001 – C; 002 – A; 003 – B.', 'Tipo 2: 001 – D; 002 – E; 003 – A.']);
    expect(await key(text, of('2'))).toEqual(['1D', '2E', '3A']);
  });

  it('is read from a table with a row per question and a column per booklet', async () => {
    const texts = [
      { x: 40, y: 60, text: 'Questão' },
      { x: 120, y: 60, text: 'Tipo 1' },
      { x: 200, y: 60, text: 'Tipo 2' },
      ...['1', '2', '3'].flatMap((number, at) => [
        { x: 40, y: 80 + at * 14, text: number },
        { x: 130, y: 80 + at * 14, text: 'ABC'.charAt(at) },
        { x: 210, y: 80 + at * 14, text: 'DEX'.charAt(at) },
      ]),
    ];
    expect(await key(texts, of('2'))).toEqual(['1D', '2E', '3*']);
  });

  it('is read from a table with the number of a question in each booklet, and its answer', async () => {
    const at = (x: number, y: number, cells: string[]) => cells.map((text, cell) => ({ x: x + 45 * cell, y, text }));
    const texts = [
      ...at(40, 60, ['TIPO 1', 'TIPO 2', 'TIPO 3', 'Gabarito']),
      ...at(330, 60, ['TIPO 1', 'TIPO 2', 'TIPO 3', 'Gabarito']),
      ...at(50, 80, ['1', '3', '2', 'D']),
      ...at(340, 80, ['3', '1', '1', 'B']),
      ...at(50, 95, ['2', '4', '4', 'A']),
      ...at(340, 95, ['4', '2', '3', '*']),
    ];
    expect((await key(texts, of('2'))).sort()).toEqual(['1B', '2*', '3D', '4A']);
    expect((await key(texts, of('1'))).sort()).toEqual(['1D', '2A', '3B', '4*']);
  });

  it('has an answer for each language if the paper has a number in two, beside another table', async () => {
    const texts = [
      { x: 60, y: 50, text: 'QUESTÃO' },
      { x: 130, y: 50, text: 'GABARITO' },
      ...row(['INGLÊS', 'ESPANHOL'], 62, 60),
      ...row(['1', 'C', 'B', '46', 'A'], 80),
      ...row(['2', 'A', 'Anulado', '47', 'D'], 95),
      ...row(['6', 'E', '51', 'B'], 110),
    ];
    expect((await key(texts)).sort()).toEqual([
      '1espanholB',
      '1inglêsC',
      '2espanhol*',
      '2inglêsA',
      '46A',
      '47D',
      '51B',
      '6E',
    ]);
  });
});

describe('a key of several cargos', () => {
  const positions = [
    ...column(['TRIBUNAL DE CONTAS', 'CARGO 1: ANALISTA DE SISTEMAS'], { y: 30 }),
    ...row(['1', '2'], 80),
    ...row(['A', 'B'], 95),
    ...column(['CARGO 2: AUDITOR FISCAL'], { y: 120 }),
    ...row(['1', '2'], 140),
    ...row(['C', 'D'], 155),
  ];
  it('is that of the cargo in the command or in the paper', async () => {
    expect(await key(positions, { position: 'Auditor Fiscal' })).toEqual(['1C', '2D']);
    expect(await key(positions, { titles: ['CARGO 1', 'ANALISTA DE SISTEMAS'] })).toEqual(['1A', '2B']);
  });
  it('is refused with the list of cargos if none is chosen, or if it does not exist', async () => {
    await expect(key(positions)).rejects.toThrow(
      'é de várias provas (ANALISTA DE SISTEMAS, AUDITOR FISCAL); diga qual com --cargo',
    );
    await expect(key(positions, { position: 'Médico Perito' })).rejects.toThrow(
      'não tem o cargo desta prova; tem ANALISTA DE SISTEMAS, AUDITOR FISCAL',
    );
  });
  it('may have answers that all cargos share', async () => {
    const shared = [
      ...column(['CONHECIMENTOS BÁSICOS'], { y: 40 }),
      ...row(['1', '2'], 60),
      ...row(['E', 'E'], 75),
      ...column(['CARGO 1: COPEIRA'], { y: 100 }),
      ...row(['3', '4'], 120),
      ...row(['A', 'B'], 135),
      ...column(['CARGO 2: JARDINEIRO'], { y: 160 }),
      ...row(['3', '4'], 180),
      ...row(['C', 'D'], 195),
    ];
    expect(await key(shared, { position: 'Jardineiro' })).toEqual(['1E', '2E', '3C', '4D']);
  });
  it('may name each cargo only in a line above', async () => {
    const named = [
      ...column(['CONCURSO', 'COPEIRA'], { y: 80 }),
      ...row(['1', '2'], 120),
      ...row(['A', 'B'], 135),
      ...column(['JARDINEIRO'], { y: 160 }),
      ...row(['1', '2'], 180),
      ...row(['C', 'D'], 195),
    ];
    await expect(key(named)).rejects.toThrow('é de várias provas (COPEIRA, JARDINEIRO)');
    expect(await key(named, { position: 'Jardineiro' })).toEqual(['1C', '2D']);
    expect(await key(named, { titles: ['COPEIRA'] })).toEqual(['1A', '2B']);
  });
});

const KEYS = 40;

describe('random keys', () => {
  it('are read as they were written', async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= KEYS; seed += 1) {
      const { pages, answers, booklet, position, manner } = nastyKey(seed);
      const wanted = { ...(booklet ? of(booklet) : {}), ...(position ? { position } : {}) };
      const read = await key(pages, wanted).catch((error: Error) => [error.message]);
      const expected = answers.map(([number, letter]) => `${number}${letter}`);
      const lost = expected.filter((one) => !read.includes(one));
      if (read.sort().join() !== expected.sort().join())
        wrong.push(`${manner}: ${lost.join()} are lost: ${read.join()}`);
    }
    expect(wrong).toEqual([]);
  });
});
