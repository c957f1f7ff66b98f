import { contract } from '@mapa/api-contract';
import { createContent } from '@mapa/server-search/testing';
import { createApiDatabase } from '../testing/database';
import { createTestApp, type TestApp } from '../testing/app';

/** Stands for the replica: a database of its own without content, so that an answer shows which of the two gave it. */
let empty: Awaited<ReturnType<typeof createApiDatabase>>;
let api: TestApp;
let isFresh = true;
const failures: unknown[] = [];

beforeAll(async () => {
  empty = await createApiDatabase();
  api = await createTestApp({
    replica: {
      current: () => (isFresh ? empty.db : null),
      lagMs: () => 1_500,
      failed: (error) => failures.push(error) > 0,
      stop: async () => undefined,
    },
  });
  await createContent(api.db);
});
afterAll(async () => {
  await api.close();
  await empty.drop();
});
beforeEach(() => {
  isFresh = true;
  failures.length = 0;
});

const papers = async () => (await api.ok('GET /api/exam', {})).data.length;
const questions = async () => (await api.ok('GET /api/question', {})).data.length;

describe('A replica', () => {
  it('answers lists for visitors', async () => {
    expect([await papers(), await questions()]).toEqual([0, 0]);
    expect((await api.app.inject('/metrics')).body).toContain('mapa_replica_lag_seconds{process="api"} 1.5');
  });

  it('answers no student’s list, and nothing that the contract does not allow to lag', async () => {
    const { token } = await api.createStudent();
    const own = await api.ok('GET /api/question', { estado: 'nao_respondidas' }, token);
    expect(own.data).toHaveLength(own.total);
    expect(own.total).toBeGreaterThan(0);
    expect((await api.ok('GET /api/question/count', {})).total).toBeGreaterThan(0);
    const lagging = Object.entries(contract).filter(([, call]) => 'mayLag' in call && call.mayLag);
    expect(lagging.filter(([name, { access }]) => !name.startsWith('GET ') || access === 'signed-in')).toEqual([]);
    expect(lagging.length).toBeGreaterThan(0);
  });

  it('leaves the primary to answer while it is too far behind', async () => {
    isFresh = false;
    expect(await papers()).toBeGreaterThan(0);
    expect(await questions()).toBeGreaterThan(0);
  });

  it('that fails during an answer costs no error: the primary answers', async () => {
    await empty.pool.end();
    expect(await papers()).toBeGreaterThan(0);
    expect(failures).toHaveLength(1);
  });
});
