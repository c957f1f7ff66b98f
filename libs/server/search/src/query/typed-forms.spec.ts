import { createTestDatabase } from '@mapa/server-platform/testing';
import type { SearchIndex } from '../search-index/search-index';
import { createStatements } from '../testing/statements';
import { newSearchIndex } from './search';
import { searchInDatabase } from './search-in-database';
import { searchInIndex } from './search-in-index';

/** The oldest contain the typed word once; the newer ones contain other forms of it more often, or similar words. */
const STATEMENTS = [
  'O parto foi tranquilo.',
  'A Lei nº 8.112/90 e as Leis 1001, 1002, 1003, 1004, 1005, 1006, 1007 e 1008.',
  'O acompanhamento do parto é um direito.',
  'A assistência jurídica é gratuita.',
  ...Array.from({ length: 15 }, (_, at) => `Os partos: partos de risco, partos normais, partos ${at}.`),
  ...Array.from({ length: 15 }, (_, at) => `A parte ${at} das partes partiu.`),
  ...Array.from({ length: 15 }, (_, at) => `Ato jurídico, regime jurídico e negócio jurídico ${at}.`),
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let index: SearchIndex;
let ids: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await createStatements(database.db, STATEMENTS);
  index = newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } });
  await index.start();
});

afterAll(async () => {
  await index.close();
  await database.drop();
});

const PAGE = { page: 1, perPage: 100, offset: 0 };

const ways = {
  'the index': async (busca: string) => searchInIndex(index, { busca }, null, PAGE),
  'the database': async (busca: string) => searchInDatabase(database.db, { busca }, null, PAGE),
};

describe.each(Object.entries(ways))('a search in %s', (_, find) => {
  const textsOf = async (busca: string) =>
    (await find(busca))?.ids.map((id) => STATEMENTS[ids.indexOf(id)] ?? 'not one of these') ?? [];

  it('for “parto” lists questions with that word first, then with its plural, and none with “parte”', async () => {
    const texts = await textsOf('parto');
    expect(texts.slice(0, 2).sort()).toEqual(['O acompanhamento do parto é um direito.', 'O parto foi tranquilo.']);
    expect(texts.slice(2).every((text) => text.startsWith('Os partos'))).toBe(true);
    expect(texts).toHaveLength(17);
  });

  it('for a word that shares its stem lists questions with that word first', async () => {
    const texts = await textsOf('jurídica');
    expect(texts[0]).toBe('A assistência jurídica é gratuita.');
    expect(texts).toHaveLength(16);
  });

  it('accepts 500 letters, and finds the texts with each of its words', async () => {
    expect(await textsOf('parto '.repeat(83).trim())).toHaveLength(17);
    expect(await textsOf('x'.repeat(500))).toEqual([]);
  });

  it('accepts 60 references, and finds the question with all of them', async () => {
    expect(await textsOf('lei 8112/90 '.repeat(60).trim())).toEqual([expect.stringContaining('8.112')]);
    const several = Array.from({ length: 8 }, (_, at) => `lei ${1001 + at}`).join(' ');
    expect(await textsOf(`${several} `.repeat(7))).toEqual([expect.stringContaining('1008')]);
    expect(await textsOf(`${several} lei 1009`)).toEqual([]);
  });
});
