import { users, type Student } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import type { QuestionFilters } from '../filters/filters';
import type { SearchIndex } from '../search-index/search-index';
import { createRandomQuestions } from '../testing/random-questions';
import { examIncidenceInIndex } from './catalogue';
import { cachedAnswer } from './cached-answer';
import { newSearchIndex } from './search';
import { incidenceInDatabase } from './search-in-database';
import { incidenceInIndex } from './search-in-index';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let index: SearchIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  await createRandomQuestions(database.db, 60);
  index = newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } });
  await index.start();
});

afterAll(async () => {
  await index.close();
  await database.drop();
});

const answer = () => ({ data: [] });
const kept = () => cachedAnswer(index, 'test', async () => answer());

describe('a cached answer', () => {
  it.each([
    'update questions set annulled = not annulled where id % 7 = 0',
    "update subjects set name = name || ' e mais'",
    'update exam_questions set slot = slot + 100 where question_id % 4 = 0',
  ])('stays the same until something changes that the index follows: %s', async (change) => {
    const first = await kept();
    expect(await kept()).toBe(first);
    await database.pool.query(change);
    const second = await kept();
    expect(second).not.toBe(first);
    expect(await kept()).toBe(second);
  });

  it('is not cached if something changed while it was made', async () => {
    await database.pool.query('update questions set year = 2030 where id % 3 = 0');
    const first = await cachedAnswer(index, 'test', async () => {
      await database.pool.query('update questions set year = 2031 where id % 3 = 0');
      await index.fresh();
      return answer();
    });
    expect(await kept()).not.toBe(first);
  });

  it('is kept for the incidence of everything, and of many exams, but not of few', async () => {
    const unfiltered = await incidenceInIndex(index, {}, null);
    expect(await incidenceInIndex(index, { busca: ' ' }, null)).toBe(unfiltered);
    const defaults = { anuladas: 'ocultar', desatualizadas: 'ocultar' } as const;
    expect(await incidenceInIndex(index, defaults, null)).toBe(unfiltered);
    expect(await incidenceInIndex(index, { ...defaults, anuladas: 'incluir' }, null)).not.toEqual(unfiltered);
    expect(await incidenceInIndex(index, { dificuldade: [1] }, null)).not.toEqual(unfiltered);
    const many = Uint32Array.from({ length: 300 }, (_, at) => at);
    const ofMany = await examIncidenceInIndex(index, many);
    expect(await examIncidenceInIndex(index, many.slice())).toBe(ofMany);
    expect(
      await examIncidenceInIndex(
        index,
        many.map((id) => id + 1_000_000),
      ),
    ).not.toEqual(ofMany);
    const few = many.subarray(0, 50);
    expect(await examIncidenceInIndex(index, few)).not.toBe(await examIncidenceInIndex(index, few));
  });

  it('is kept for the incidence of a filter with many results, until something changes', async () => {
    const incidence = (filters: QuestionFilters) => incidenceInIndex(index, filters, null);
    const one: QuestionFilters = { tipo: ['questaovf'], anuladas: 'incluir' };
    const first = await incidence(one);
    expect(await incidence({ anuladas: 'incluir', tipo: ['questaovf'] })).toBe(first);
    expect(await incidence({ ...one, tipo: ['questaomultiplaescolha'] })).not.toEqual(first);
    expect(await incidence({ tipo: ['questaovf'] })).not.toBe(first);
    await database.pool.query("update questions set kind = 'questaovf' where id % 5 = 0");
    const second = await incidence(one);
    expect(second).not.toEqual(first);
    expect(second).toEqual(await incidenceInDatabase(database.db, one, null));
  });

  it('is not kept for the incidence of a text, of few results, or of the own state', async () => {
    const [student] = await database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' }).returning();
    const asked: QuestionFilters[] = [{ busca: 'lei' }, { id: 3 }, { estado: 'nao_respondidas' }];
    for (const filters of asked) {
      const incidence = () => incidenceInIndex(index, filters, { id: student?.id } as Student);
      expect(await incidence()).not.toBe(await incidence());
    }
  });

  it('does not exist without an index', async () => {
    const none = newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } });
    expect(await cachedAnswer(none, 'test', async () => answer())).toBeNull();
  });
});
