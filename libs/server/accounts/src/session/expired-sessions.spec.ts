import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sessions } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';
import { cleanUpSessions, deleteExpiredSessions } from '@mapa/server-sessions';

const DAY_MS = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A student with one running session, one ended early, and the given number of expired ones. */
async function studentWith(expired: number) {
  const { user, token } = await api.createStudent();
  const over = Array.from({ length: expired }, (_, at) => ({
    studentId: user.id,
    expiresAt: inDays(-1 - at),
    revokedAt: at % 2 ? inDays(-2) : null,
  }));
  await api.db.insert(sessions).values([{ studentId: user.id, expiresAt: inDays(1), revokedAt: new Date() }, ...over]);
  return { token, count: () => api.db.$count(sessions, eq(sessions.studentId, user.id)) };
}

describe('expired sessions', () => {
  it('are deleted, ended or not, in any number of batches; running ones and those ended early stay', async () => {
    const { token, count } = await studentWith(5);
    expect(await deleteExpiredSessions(api.db, 2)).toBe(5);
    expect(await count()).toBe(2);
    expect(await deleteExpiredSessions(api.db, 2)).toBe(0);
    await api.ok('GET /api/customer-area/user/me', {}, token);
  });

  it('are deleted in rounds until the process ends, even after a failed round', async () => {
    const { count } = await studentWith(3);
    const closing = new AbortController();
    const told: string[] = [];
    const log = {
      warn: () => void told.push('warn'),
      info: () => {
        told.push('info');
        closing.abort();
      },
    } as unknown as FastifyBaseLogger;
    const failingOnce = new Proxy(api.db, {
      get: (db, name, self: unknown) =>
        name === 'execute' && told.length === 0
          ? () => Promise.reject(new Error('away'))
          : (Reflect.get(db, name, self) as unknown),
    });
    await cleanUpSessions({ db: failingOnce, log, signal: closing.signal, firstAfter: 0, every: 1 });
    expect(told).toEqual(['warn', 'info']);
    expect(await count()).toBe(2);
  });
});
