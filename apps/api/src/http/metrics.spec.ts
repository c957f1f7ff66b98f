import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from '../testing/app';

const ROOT = resolve(import.meta.dirname, '../../../..');

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await createContent(api.db);
});
afterAll(() => api.close());

/** The values of a metric by their labels. */
async function read(metric: string): Promise<Record<string, number>> {
  const { body } = await api.app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(`${metric}{`));
  return Object.fromEntries(
    lines.map((line) => [
      line
        .slice(metric.length + 1, line.lastIndexOf('}'))
        .replace(/process="api",?/, '')
        .replace(/,$/, '')
        .replaceAll('"', ''),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

describe('GET /metrics', () => {
  it('counts the responses of each call, by its name in the contract', async () => {
    await api.call('GET /api/health-check');
    await api.call('GET /api/customer-area/today');
    const counts = await read('mapa_request_seconds_count');
    expect(counts).toMatchObject({
      'call=GET /api/health-check,status=200': 1,
      'call=GET /api/customer-area/today,status=401': 1,
    });
  });

  it('shows which jobs wait, and how long the oldest has waited', async () => {
    expect(await read('mapa_jobs_waiting')).toMatchObject({
      'queue=mail': 0,
      'queue=payment': 0,
      'queue=mail-given-up': 0,
    });
    await api.createStudent();
    await api.pool.query(
      `insert into pgboss.job (name, data, created_on) values ('mail', '{}', now() - interval '90 seconds')`,
    );
    expect((await read('mapa_jobs_waiting'))['queue=mail']).toBeGreaterThanOrEqual(1);
    expect((await read('mapa_job_oldest_seconds'))['queue=mail']).toBeCloseTo(90, -1);
  });

  it('shows the pool’s connections, the queues of requests and the questions of the search index', async () => {
    await api.app.inject('/api/question?page=1');
    const connections = await read('mapa_database_connections');
    expect(Object.keys(connections).sort()).toEqual(['state=busy', 'state=idle', 'state=waiting']);
    expect(connections['state=idle']).toBeGreaterThanOrEqual(1);
    expect(await read('mapa_request_queue')).toMatchObject({ 'queue=study,state=running': 0 });
    expect(Object.values(await read('mapa_search_index_questions'))).toEqual([expect.any(Number)]);
  });

  it('is an unknown address for other machines', async () => {
    const { statusCode, body } = await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
    expect([statusCode, body.includes('mapa_')]).toEqual([404, false]);
  });
});

describe('the files for operators', () => {
  it.each(['deploy/observing/alerts.yml', 'deploy/observing/dashboard.json', 'docs/observing.md'])(
    '%s names only metrics that exist',
    async (file) => {
      const named = readFileSync(join(ROOT, file), 'utf8').match(/\bmapa_[a-z_]+/g) ?? [];
      const { body } = await api.app.inject('/metrics');
      const given = new Set([...body.matchAll(/^# TYPE (\w+) histogram$|^# TYPE (\w+)/gm)].map(([, a, b]) => a ?? b));
      const unknown = named.filter((name) => !given.has(name.replace(/_(?:bucket|count|sum)$/, '')));
      expect([named.length > 5, unknown]).toEqual([true, []]);
    },
  );
});
