import type { Pool } from 'pg';
import { addressKey, createLimiter } from '@mapa/server-platform';

declare module 'fastify' {
  interface FastifyInstance {
    sampleLimit: SampleLimit;
  }
}

const HOUR_S = 3_600;
/** Enough for a school behind one address, too few for a script that keeps asking. */
const ANSWERS_PER_ADDRESS = 600;

/** Counts answers to sample questions: 600 an hour per address, as there is no account to count by. */
export function createSampleLimit(pool: Pool) {
  const limiter = createLimiter(pool, { name: 'sample_answer', points: ANSWERS_PER_ADDRESS, durationS: HOUR_S });
  return { admit: (ip: string): Promise<void> => limiter.take(addressKey(ip)) };
}

export type SampleLimit = ReturnType<typeof createSampleLimit>;
