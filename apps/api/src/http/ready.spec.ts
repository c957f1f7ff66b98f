import { jest } from '@jest/globals';
import { createTestApp } from '../testing/app';

const isProbe = (text: unknown) => typeof text === 'string' && text.includes('lock table');

describe('GET /ready and GET /api/health-check', () => {
  it('distinguish a process that runs from one that can serve', async () => {
    const api = await createTestApp();
    const ready = async () => (await api.app.inject('/ready')).statusCode;
    const health = async () => (await api.app.inject('/api/health-check')).statusCode;
    expect([await ready(), await health()]).toEqual([200, 200]);
    api.app.drain();
    expect([await ready(), await health()]).toEqual([503, 200]);
    await api.close();
  });

  it('report that the database is unavailable', async () => {
    const api = await createTestApp();
    await api.pool.end();
    const response = await api.app.inject('/ready');
    expect([response.statusCode, Object.keys(response.json() as object)]).toEqual([503, ['erro']]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.app.inject('/api/health-check')).statusCode).toBe(200);
    await api.close();
  });

  it('report a database that does not answer in time, and query it once for many requests', async () => {
    const api = await createTestApp();
    const query = api.pool.query.bind(api.pool) as (...all: unknown[]) => unknown;
    const hang = (...all: unknown[]) => (isProbe(all[0]) ? new Promise(() => undefined) : query(...all));
    const asked = jest.spyOn(api.pool, 'query').mockImplementation(hang as never);
    const answers = await Promise.all([1, 2, 3].map(() => api.app.inject('/ready')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(asked.mock.calls.filter(([text]) => isProbe(text))).toHaveLength(1);
    asked.mockRestore();
    expect((await api.app.inject('/ready')).statusCode).toBe(200);
    await api.close();
  });

  it.each(['answers', 'users', 'map_answers'])(
    'report that nobody may write to %s, and recover at once',
    async (table) => {
      const api = await createTestApp();
      const ready = async () => (await api.app.inject('/ready')).statusCode;
      const holder = await api.pool.connect();
      await holder.query(`begin; lock table ${table} in share mode`);
      const during = await ready();
      await holder.query('rollback');
      holder.release();
      expect([during, await ready()]).toEqual([503, 200]);
      await api.close();
    },
  );

  it('report a database that takes no writes, such as a replica', async () => {
    const api = await createTestApp();
    const { rows } = await api.pool.query<{ name: string }>('select current_database() as name');
    await api.pool.query(`alter database "${rows[0]?.name}" set default_transaction_read_only = on`);
    await api.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await api.pool.query('set default_transaction_read_only = on');
    expect((await api.app.inject('/ready')).statusCode).toBe(503);
    await api.close();
  });
});
