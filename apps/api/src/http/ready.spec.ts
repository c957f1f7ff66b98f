import { jest } from '@jest/globals';
import { createTestApp } from '../testing/app';

describe('GET /ready and GET /api/health-check', () => {
  it('tell apart a process that lives from one that can serve', async () => {
    const api = await createTestApp();
    const ready = async () => (await api.app.inject('/ready')).statusCode;
    const health = async () => (await api.app.inject('/api/health-check')).statusCode;
    expect([await ready(), await health()]).toEqual([200, 200]);
    api.app.drain();
    expect([await ready(), await health()]).toEqual([503, 200]);
    await api.close();
  });

  it('say so when the database is away', async () => {
    const api = await createTestApp();
    await api.pool.end();
    const response = await api.app.inject('/ready');
    expect([response.statusCode, Object.keys(response.json() as object)]).toEqual([503, ['erro']]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.app.inject('/api/health-check')).statusCode).toBe(200);
    await api.close();
  });

  it('say so when the database does not answer in time, and ask it once for many', async () => {
    const api = await createTestApp();
    const query = api.pool.query.bind(api.pool) as (...all: unknown[]) => unknown;
    const hang = (...all: unknown[]) => (all[0] === 'select 1' ? new Promise(() => undefined) : query(...all));
    const asked = jest.spyOn(api.pool, 'query').mockImplementation(hang as never);
    const answers = await Promise.all([1, 2, 3].map(() => api.app.inject('/ready')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(asked.mock.calls.filter(([text]) => (text as unknown) === 'select 1')).toHaveLength(1);
    asked.mockRestore();
    expect((await api.app.inject('/ready')).statusCode).toBe(200);
    await api.close();
  });
});
