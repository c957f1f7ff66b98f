import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../error-messages/refusal';

export { addressKey } from '@mapa/server-http';

/** Hashes keys, which name people and addresses: the stored counters must not. */
const opaque = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Databases whose counter table is already cleaned up; one limiter does it for all. */
const swept = new WeakSet<Pool>();

/**
 * A limiter of some points per period and key. Counters are in PostgreSQL: they survive a restart, and all processes
 * share them.
 */
export function createLimiter(
  pool: Pool,
  { name, points, durationS }: { name: string; points: number; durationS: number },
) {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // Every five minutes, deletes counters that expired an hour ago.
    clearExpiredByTimeout: !swept.has(pool),
    keyPrefix: name,
    points,
    duration: durationS,
  });
  swept.add(pool);
  return {
    /** Refuses with 429 and the waiting time when no point is left; takes none. */
    async demand(key: string): Promise<void> {
      const used = await limiter.get(opaque(key));
      if (used && used.consumedPoints >= points) throw tooMany(used.msBeforeNext / 1_000);
    },
    /** Takes a point; refuses with 429 and the waiting time when none is left. */
    async take(key: string): Promise<void> {
      try {
        await limiter.consume(opaque(key));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext / 1_000);
        throw refused;
      }
    },
    /** Gives a point back. */
    async giveBack(key: string): Promise<void> {
      await limiter.reward(opaque(key));
    },
    /** Resets the counter of a key. */
    async clear(key: string): Promise<void> {
      await limiter.delete(opaque(key));
    },
  };
}
