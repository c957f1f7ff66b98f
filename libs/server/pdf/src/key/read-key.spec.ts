import { openDocument, readPages } from '../document/read-document';
import { column, writePdf, type DrawnText } from '../testing';
import { readKey } from './read-key';

const row = (words: string[], y: number, step = 30): DrawnText[] =>
  words.map((text, at) => ({ x: 60 + at * step, y, text }));

async function key(texts: DrawnText[], wanted: Parameters<typeof readKey>[1] = null) {
  const pages = await readPages(await openDocument(writePdf([{ texts }])));
  return [...readKey(pages, wanted)].map(
    ([number, entry]) => `${number.replace(' ', '')}${entry === 'annulled' ? '*' : entry.letter}`,
  );
}

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

  it('is read from a list in any of its forms', async () => {
    expect(await key(column(['01 - A   02 - B', '3. C', '04) X', '5 E']))).toEqual(['1A', '2B', '3C', '4*', '5E']);
  });

  const types = [
    { x: 60, y: 60, text: 'PROVA TIPO 1 – BRANCA' },
    ...row(['1', '2'], 80),
    ...row(['A', 'B'], 95),
    { x: 60, y: 120, text: 'PROVA TIPO 2 – VERDE' },
    ...row(['1', '2'], 140),
    ...row(['C', 'D'], 155),
  ];
  it('is that of the booklet that is meant, by its number or its colour', async () => {
    expect(await key(types, { type: '2', colour: null })).toEqual(['1C', '2D']);
    expect(await key(types, { type: '', colour: 'branca' })).toEqual(['1A', '2B']);
  });
  it('is refused where nobody can tell which booklet is meant, or it is not there', async () => {
    await expect(key(types)).rejects.toThrow(
      'é de vários cadernos (tipo 1 branca, tipo 2 verde); diga qual com --tipo',
    );
    await expect(key(types, { type: '3', colour: null })).rejects.toThrow(
      'é de outro caderno (tipo 1 branca, tipo 2 verde)',
    );
  });

  it('is read from a table with a row a question and a column a booklet', async () => {
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
    expect(await key(texts, { type: '2', colour: null })).toEqual(['1D', '2E', '3*']);
  });

  it('has an answer for each language where the paper asks a number in two, beside another table', async () => {
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
