import { jest } from '@jest/globals';
import { rateLimits } from '../tables';
import { createTestDatabase } from '../testing/database';
import { createLimiter } from './limiter';

const HOUR_MS = 3_600_000;

describe('the counters of a limit', () => {
  afterEach(() => jest.useRealTimers());

  it('are deleted from the database some time after they expire', async () => {
    const { db, pool, drop } = await createTestDatabase();
    try {
      await db.insert(rateLimits).values([
        { key: 'velho', points: 9, expire: Date.now() - 2 * HOUR_MS },
        { key: 'em vigor', points: 9, expire: Date.now() + HOUR_MS },
      ]);
      const left = new Promise((resolve) => pool.on('release', resolve));
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
      createLimiter(pool, { name: 'teste', points: 1, durationS: 1 });
      jest.advanceTimersByTime(HOUR_MS);
      jest.useRealTimers();
      await left;
      expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['em vigor']);
    } finally {
      await drop();
    }
  });
});
