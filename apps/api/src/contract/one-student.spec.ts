import { contract, type CallKey } from '@mapa/api-contract';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { createTestApp, type TestApp } from '../testing/app';
import { argumentsFor, type Things } from '../testing/arguments';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { furnish } from '../testing/students';

/**
 * A distributed engine can send a statement to the node that holds the student's rows (docs/scale.md) only if the
 * statement names the student; study calls name no other student.
 */

/** Calls of answers, own lists, maps, notebooks, sittings and of Hoje. */
const STUDYING =
  /^\S+ \/api\/customer-area\/(question\/(answer|mark|note|review|hidden|user-favorites|overconfident|favorite|\{id\})|question-map|question-notebook|sitting|today|plan-of)/;
const calls = (Object.keys(contract) as CallKey[]).filter((name) => STUDYING.test(name));

/** Statements over all students, by the call that makes them: a distributed engine adds up the results of all nodes. */
const OF_ALL: Partial<Record<CallKey, { statement: RegExp; because: string }>> = {
  'GET /api/customer-area/sitting/{id}/result': {
    statement: /count\(\*\)::int as students from complete/,
    because: 'tells how many have answered the whole paper, before their results are compared',
  },
};

interface Sent {
  text: string;
  values: unknown[];
}

/** Every statement that is sent to the database during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { query } = Client.prototype;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : first.text;
    const values = [typeof first === 'string' ? null : first.values, second].find(Array.isArray) ?? [];
    sent.push({ text, values });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as never);
  try {
    await work();
    return sent;
  } finally {
    spy.mockRestore();
  }
}

let api: TestApp;
let content: TestContent;
let ana: Entered;
let bia: Entered;
let things: Things;
let owned: RegExp;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  [ana, bia] = [await enter(api, { plan: 'plano_pago_primary' }), await enter(api)];
  things = await furnish(api, ana, content);
  await furnish(api, bia, content);
  const { rows } = await api.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'student_id'`,
  );
  owned = new RegExp(`\\b(${rows.map(({ name }) => name).join('|')})\\b`);
});
afterAll(() => api.close());

it('the list of such calls is not empty', () => {
  expect(calls.length).toBeGreaterThan(25);
});

it.each(calls)('%s names its student in every statement on students’ rows', async (name) => {
  const args = argumentsFor(name, contract[name], things);
  const sent = await statementsOf(() => api.call(name, args, ana.token));
  const onStudents = sent.filter(({ text }) => owned.test(text));
  const strays = onStudents.filter(({ values }) => {
    const told = JSON.stringify(values);
    return !told.includes(ana.id) || told.includes(bia.id);
  });
  expect(onStudents.length).toBeGreaterThan(0);
  const allowed = OF_ALL[name]?.statement;
  expect(strays.filter(({ text }) => !allowed?.test(text)).map(({ text }) => text)).toEqual([]);
  expect(strays).toHaveLength(allowed ? 1 : 0);
});
