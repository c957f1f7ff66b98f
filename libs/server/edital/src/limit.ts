import { EDITAIS_PER_DAY } from '@mapa/domain';
import { createLimiter } from '@mapa/server-platform';
import type { Pool } from 'pg';

declare module 'fastify' {
  interface FastifyInstance {
    editalLimit: EditalLimit;
  }
}

const DAY_S = 86_400;

/** Counts the editais that an account sends in a day, including deleted ones, as each costs seconds of reading. */
export function createEditalLimit(pool: Pool) {
  const limiter = createLimiter(pool, { name: 'edital', points: EDITAIS_PER_DAY, durationS: DAY_S });
  return { admit: (studentId: string): Promise<void> => limiter.take(studentId) };
}

type EditalLimit = ReturnType<typeof createEditalLimit>;
