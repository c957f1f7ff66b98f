import { createTestDatabase } from '@mapa/server-platform/testing';
import type { SearchIndex } from '../search-index/search-index';
import { createStatements } from '../testing/statements';
import { newSearchIndex } from './search';
import { searchInDatabase } from './search-in-database';
import { searchInIndex } from './search-in-index';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let index: SearchIndex;

/**
 * 1,260 questions with "parto" or "partos"; some of the newest contain it twice. More than 500 contain either typed
 * form, and the database ranks only the first 500: the others are all equal.
 */
const statements = Array.from({ length: 1_260 }, (_, at) =>
  [
    at % 2 === 0 ? 'O parto normal' : 'Os partos normais',
    at % 3 === 0 ? 'de risco' : '',
    at > 1_000 && at % 14 === 0 ? 'e mais partos' : '',
  ].join(' '),
);

beforeAll(async () => {
  database = await createTestDatabase();
  await createStatements(database.db, statements);
  index = newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } });
  await index.start();
});

afterAll(async () => {
  await index.close();
  await database.drop();
});

/** All pages of a search, one after the other. */
async function turned(busca: string, perPage: number): Promise<number[]> {
  const ids: number[] = [];
  let ate: number | undefined;
  for (let page = 1; ; page += 1) {
    const query = { busca, ...(ate !== undefined && { ate }) };
    const found = await searchInIndex(index, query, null, { page, perPage, offset: (page - 1) * perPage });
    ate ??= found?.ate;
    ids.push(...(found?.ids ?? []));
    if (!found || found.ids.length < perPage) return ids;
  }
}

/** All results of a search in the database's order. */
const all = async (busca: string): Promise<number[]> =>
  (await searchInDatabase(database.db, { busca }, null, { page: 1, perPage: 5_000, offset: 0 })).ids;

describe('the pages of a search', () => {
  it.each(['parto', 'partos', 'parto normal', 'parto risco', '"o parto"', 'parto -risco', 'partos or zebra'])(
    'for “%s” hold each question once, in the order of the database, beyond the 500 that are ranked',
    async (busca) => {
      const expected = await all(busca);
      if (busca !== 'parto risco') expect(expected.length).toBeGreaterThan(500);
      // 70 does not divide 500: one page starts among the ranked ones and ends after them.
      for (const perPage of [70, 100]) {
        const ids = await turned(busca, perPage);
        expect(new Set(ids).size).toBe(expected.length);
        expect(ids).toEqual(expected);
      }
    },
  );
});
