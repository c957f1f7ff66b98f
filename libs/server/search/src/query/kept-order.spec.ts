import { jest } from '@jest/globals';
import { users, type Student } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import type { QuestionQuery } from '../filters/filters';
import type { SearchIndex } from '../search-index/search-index';
import type { WordTexts } from '../search-index/texts/word-texts';
import { createRandomQuestions } from '../testing/random-questions';
import { newSearchIndex } from './search';
import { searchInIndex } from './search-in-index';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let index: SearchIndex;
let texts: WordTexts;

beforeAll(async () => {
  database = await createTestDatabase();
  await createRandomQuestions(database.db, 200);
  index = newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } });
  await index.start();
  const data = await index.fresh();
  if (!data) throw new Error('the index was not built');
  ({ texts } = data.facts);
});

afterAll(async () => {
  await index.close();
  await database.drop();
});

const PER_PAGE = 10;
const pageOf = (query: QuestionQuery, page = 1, student: Student | null = null) =>
  searchInIndex(index, { busca: 'lei', ...query, page }, student, {
    page,
    perPage: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });

/** Whether a search read texts for its order. */
async function ordersAgain(search: () => Promise<unknown>): Promise<boolean> {
  const read = jest.spyOn(texts, 'termReader');
  await search();
  const times = read.mock.calls.length;
  read.mockRestore();
  return times > 0;
}

describe('the order of a text’s results', () => {
  it('is kept for the next pages of the same search, in which no question is missing or repeated', async () => {
    expect(await ordersAgain(() => pageOf({}))).toBe(true);
    const first = await pageOf({});
    const ids: number[] = [];
    for (let page = 1; ids.length < (first?.total ?? 0); page += 1) {
      const found = await pageOf({ ate: first?.ate }, page);
      ids.push(...(found?.ids ?? []));
      expect(found?.ids.length).toBeGreaterThan(0);
    }
    expect(new Set(ids).size).toBe(first?.total);
    expect(await ordersAgain(() => pageOf({ ate: first?.ate }, 2))).toBe(false);
  });

  it('is another one with another filter, and for the own state', async () => {
    const [row] = await database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' }).returning();
    const student = { id: row?.id } as Student;
    expect(await ordersAgain(() => pageOf({ anuladas: 'incluir' }))).toBe(true);
    const own: QuestionQuery = { estado: 'nao_respondidas' };
    expect(await ordersAgain(() => pageOf(own, 1, student))).toBe(true);
    expect(await ordersAgain(() => pageOf(own, 1, student))).toBe(true);
  });

  it('is made again when a question has changed', async () => {
    const before = await pageOf({});
    const [best] = before?.ids ?? [];
    await database.pool.query('update questions set annulled = true where id = $1', [best]);
    const after = await pageOf({});
    expect(after?.total).toBe((before?.total ?? 0) - 1);
    expect(after?.ids).not.toContain(best);
    expect(after?.ids[0]).toBe(before?.ids[1]);
  });
});
