import { WRITE_LIMITS, type WriteLimitName } from '@mapa/api-contract';
import type { Role } from '@mapa/domain';
import type { Pool } from 'pg';
import { createLimiter } from './limiter';

const HOUR_S = 3_600;

declare module 'fastify' {
  interface FastifyInstance {
    writeLimits: WriteLimits;
  }
}

/** The account whose writes are counted. */
interface Account {
  readonly id: string;
  readonly role: Role;
}

/** Counts writes per hour and account, across processes and restarts. */
export function createWriteLimits(pool: Pool) {
  const limiters = new Map(
    Object.entries(WRITE_LIMITS).map(([name, { student, staff }]) => {
      const limiter = (points: number) => createLimiter(pool, { name: `write_${name}`, points, durationS: HOUR_S });
      return [name, { student: limiter(student), staff: limiter(staff) }] as const;
    }),
  );
  const limiterOf = (name: WriteLimitName, role: Role) =>
    limiters.get(name)?.[role === 'estudante' ? 'student' : 'staff'];
  return {
    /** Counts a write; refuses with 429 and the waiting time when the hour's limit is reached. */
    admit: async (name: WriteLimitName, { id, role }: Account): Promise<void> => limiterOf(name, role)?.take(id),
    /** Resets the counter of an account. */
    clear: async (name: WriteLimitName, id: string): Promise<void> => limiterOf(name, 'estudante')?.clear(id),
  };
}

export type WriteLimits = ReturnType<typeof createWriteLimits>;
