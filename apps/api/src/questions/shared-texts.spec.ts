import { type Call, type CallKey, contract } from '@mapa/api-contract';
import { questions } from '@mapa/server-platform';
import { writeSampleList } from '@mapa/server-questions';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { searchColumns } from '@mapa/server-text';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app';
import { argumentsFor, type Things } from '../testing/arguments';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

const ANSWER = 'POST /api/customer-area/question/answer';
const EXPORT = 'POST /api/customer-area/question-notebook/{id}/export';
const TEXT = '<p>Peixes nadam devagar pelo rio.</p>';
const reads = (Object.entries(contract) as [CallKey, Call][]).filter(([name]) => name.startsWith('GET '));

let api: TestApp;
let content: TestContent;
let student: Entered;
let things: Things;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  const [first] = content.questions;
  await writeSampleList(api.db, [first?.id ?? 0]);
  await copyText();
  student = await enter(api, { role: 'admin', plan: 'plano_pago_primary' });
  things = await furnish(api, student, content);
  await api.ok(ANSWER, { questao_id: first?.id ?? 0, alternativa_id: first?.right ?? 0 }, student.token);
  await api.ok('POST /api/customer-area/question/favorite', { questao_id: first?.id ?? 0 }, student.token);
});
afterAll(() => api.close());

/** The text before each statement, as in older banks: a copy in each, found by its words. */
async function copyText(): Promise<void> {
  await api.pool.query('update question_versions set statement = $1 || statement', [TEXT]);
  const { rows } = await api.pool.query<{ id: number; texts: string[] }>(
    `select v.question_id as id, array[v.statement] || array(
       select a.text from alternatives a where a.question_id = v.question_id and a.version = v.version order by a.position) as texts
     from question_versions v`,
  );
  for (const { id, texts } of rows)
    await api.db.update(questions).set(searchColumns(texts)).where(eq(questions.id, id));
}

/** The same bank with the text stored once. */
async function storeOnce(): Promise<void> {
  await api.pool.query(
    `with text as (insert into shared_texts (hash, html) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $1) returning id),
       own as (update question_versions set statement = substr(statement, length($1) + 1) returning question_id, version)
     insert into question_version_texts select question_id, version, 0, id from own, text`,
    [TEXT],
  );
}

/** Values that change with time, and the desk's data on how a text is stored. */
const steady = (text: string): string =>
  text
    .replace(/"\d{4}-\d{2}-\d{2}T[^"]*"/g, '"…"')
    .replace(/"(retencao|tempo_ms)":[\d.]+/g, '"$1":0')
    .replace(/"textos":\[[^\]]*\]/, '"textos":[]');

/** The response of each reading call, and a notebook's file in each format. */
async function readAll(): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const [name, call] of reads) {
    const { status, body } = await api.call(name, argumentsFor(name, call, things), student.token);
    told.set(name, steady(`${status} ${JSON.stringify(body)}`));
  }
  for (const formato of ['csv', 'moodle'] as const) {
    const { bytes } = await api.call(EXPORT, { id: String(things.notebook), formato }, student.token);
    told.set(formato, bytes.toString('utf8'));
  }
  return told;
}

it('every call presents a question with a shared text like one with its own copy, and its words find it', async () => {
  // Writing a notebook's file releases its keys.
  await readAll();
  const before = await readAll();
  await storeOnce();
  const after = await readAll();
  expect([...after].flatMap(([name, text]) => (before.get(name) === text ? [] : [name]))).toEqual([]);
  const telling = [...after].flatMap(([name, text]) => (text.includes('Peixes nadam') ? [name] : []));
  expect(telling).toEqual([
    'GET /api/question',
    'GET /api/question/list',
    'GET /api/customer-area/question-map/questions',
    'GET /api/customer-area/question/{id}',
    'GET /api/customer-area/question/user-favorites',
    'GET /api/customer-area/moderation/report',
    'GET /api/customer-area/desk/question',
    'GET /api/customer-area/desk/question/{id}',
    'GET /api/customer-area/question-notebook/{id}/questions',
    'GET /api/customer-area/sitting/{id}',
    ...['csv', 'moodle'],
  ]);
  const { total } = await api.ok('GET /api/question', { busca: '"peixes nadam devagar"' } as never);
  expect(total).toBe(await api.db.$count(questions));
});
