import type { Pool } from 'pg';
import { addressKey, createLimiter } from '@mapa/server-platform';

declare module 'fastify' {
  interface FastifyInstance {
    signUpLimit: SignUpLimit;
  }
}

const HOUR_S = 3_600;
/** Enough for a class that signs up together from one address, too few for a script. */
const SIGN_UPS_PER_ADDRESS = 60;

/** Counts sign-ups by e-mail, successful or not: 60 an hour per address. */
export function createSignUpLimit(pool: Pool) {
  const limiter = createLimiter(pool, { name: 'sign_up', points: SIGN_UPS_PER_ADDRESS, durationS: HOUR_S });
  return { admit: (ip: string): Promise<void> => limiter.take(addressKey(ip)) };
}

export type SignUpLimit = ReturnType<typeof createSignUpLimit>;
