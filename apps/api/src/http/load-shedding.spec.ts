import { MESSAGES } from '@mapa/domain';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { REQUEST_QUEUES } from '@mapa/server-platform';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  // The time limit of the queues is under test.
  api = await createTestApp({ timeLimits: { maxEventLoopDelayMs: 0 } });
  content = await createContent(api.db);
});
afterAll(() => api.close());

const { running, waiting } = REQUEST_QUEUES.lists;

/** Makes every query of these tables wait until the returned function is called. */
async function block(...tables: string[]): Promise<() => Promise<void>> {
  const client = await api.pool.connect();
  await client.query(
    `begin; set local idle_in_transaction_session_timeout = '20s'; lock table ${tables.join(', ')} in access exclusive mode`,
  );
  return async () => {
    await client.query('commit');
    client.release();
  };
}

const answer = () => ({ questao_id: content.outsider.id, alternativa_id: content.outsider.right });

describe('more requests for lists than can be served', () => {
  it('the surplus is refused with 503 and Retry-After; answers, sessions and the health check go on', async () => {
    const { token } = await api.createStudent();
    const free = await block('exams');
    const lists = Array.from({ length: running + waiting }, () => api.call('GET /api/exam'));
    const refused = await api.call('GET /api/institution');
    expect([refused.status, refused.body]).toEqual([503, { erro: [MESSAGES.unavailable] }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.call('POST /api/customer-area/question/answer', answer(), token)).status).toBe(200);
    expect((await api.call('GET /api/customer-area/user/me', {}, token)).status).toBe(200);
    expect((await api.call('GET /api/health-check')).status).toBe(200);
    const inLine = lists.slice(running);
    expect(new Set((await Promise.all(inLine)).map(({ status }) => status))).toEqual(new Set([503]));
    await free();
    expect((await Promise.all(lists.slice(0, running))).map(({ status }) => status)).toEqual(
      Array.from({ length: running }, () => 200),
    );
    expect((await api.call('GET /api/institution')).status).toBe(200);
  });
});

describe('a class that starts at once and is served slowly', () => {
  it('own maps and pages of a map wait while lists are refused, and all of them are served', async () => {
    const { token } = await api.createStudent();
    const { map } = content;
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: map.id }, token);
    const free = await block('exams', 'student_maps');
    const crowd = Array.from({ length: 12 }, (_, n) =>
      n % 2
        ? api.call('GET /api/customer-area/question-map/user-maps', {}, token)
        : api.call('GET /api/customer-area/question-map/questions', { id: map.id }, token),
    );
    const lists = Array.from({ length: running + 1 }, () => api.call('GET /api/exam'));
    // It arrived later and has waited long enough to be refused.
    expect((await lists.at(-1))?.status).toBe(503);
    await free();
    expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(lists);
  });
});
