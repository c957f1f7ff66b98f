import { buildApp } from '../app';
import { testConfig } from '../testing/app';
import { createApiDatabase } from '../testing/database';
import { createContent } from '@mapa/server-search/testing';
import { NO_TIME_LIMITS } from '@mapa/server-platform/testing';
import { countInDatabase } from '@mapa/server-search';
import { reindexQuestions } from '@mapa/server-questions';

type TestDatabase = Awaited<ReturnType<typeof createApiDatabase>>;

const silent = { info: () => undefined, warn: (...words: unknown[]) => fail(words) };
const fail = (words: unknown[]): never => {
  throw new Error(JSON.stringify(words));
};

let database: TestDatabase;
beforeEach(async () => {
  database = await createApiDatabase();
  await createContent(database.db);
  // As the search stored them before there were versions.
  await database.pool.query(`
    update questions q set search = to_tsvector('mapa', v.statement), search_words = '', search_version = 0
    from question_versions v where v.question_id = q.id`);
});
afterEach(() => database.drop());

const countOf = async (busca: string) =>
  (await countInDatabase(database.db, { busca, anuladas: 'incluir', desatualizadas: 'incluir' }, null)).total;
const rows = async (query: string) => (await database.pool.query<Record<string, string>>(query)).rows;
const all = async () => Number((await rows('select count(*) from questions'))[0]?.['count']);
const written = () => rows('select id, xmin::text from questions order by id');

it('questions of an older index are found by today’s words and phrases once they are indexed anew', async () => {
  expect(await countOf('"sobre a crase"')).toBe(0);
  await reindexQuestions(database.pool, silent, new AbortController().signal);
  expect(await countOf('"sobre a crase"')).toBe(await all());
  expect(await countOf('"alternativa b"')).toBe(await all());
  expect(await countOf('"crase alternativa"')).toBe(0);
  expect(await countOf('alternativas crases')).toBe(await all());
});

it('up-to-date questions are not written again, nor twice by two processes at once', async () => {
  const both = () =>
    Promise.all([1, 2].map(() => reindexQuestions(database.pool, silent, new AbortController().signal)));
  await both();
  const before = await written();
  await both();
  expect(await written()).toEqual(before);
  expect(await countOf('"sobre a crase"')).toBe(await all());
});

it('a question without text does not keep the run from ending', async () => {
  await database.pool.query(`
    insert into questions (source_key, content_hash, kind, subject_id, subject_path, search)
    select 'bare', 'bare', kind, subject_id, subject_path, '' from questions limit 1`);
  await reindexQuestions(database.pool, silent, new AbortController().signal);
  expect(await rows('select 1 from questions where search_version = 0')).toEqual([]);
});

it('an aborted run leaves the rest for the next run', async () => {
  await reindexQuestions(database.pool, silent, AbortSignal.abort());
  expect(await countOf('"sobre a crase"')).toBe(0);
  await reindexQuestions(database.pool, silent, new AbortController().signal);
  expect(await countOf('"sobre a crase"')).toBe(await all());
});

it('the API runs it at its start', async () => {
  const app = await buildApp({ config: testConfig(database.url), ...database, timeLimits: NO_TIME_LIMITS });
  while ((await rows('select 1 from questions where search_version = 0')).length > 0) await new Promise(setImmediate);
  const { total } = (await app.inject('/api/question/count?busca=%22sobre%20a%20crase%22')).json<{ total: number }>();
  expect(total).toBe(await all());
  await app.close();
});
