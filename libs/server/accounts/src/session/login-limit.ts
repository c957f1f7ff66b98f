import type { Pool } from 'pg';
import { addressKey, createLimiter } from '@mapa/server-platform';

declare module 'fastify' {
  interface FastifyInstance {
    loginLimit: LoginLimit;
  }
}

const HOUR_S = 3_600;
const DAY_S = 86_400;
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const FAILURES_PER_ADDRESS = 100;

/** Counts failed sign-ins: 10 an hour per account and address, 100 a day per address. */
export function createLoginLimit(pool: Pool) {
  const accounts = createLimiter(pool, {
    name: 'login_account',
    points: FAILURES_PER_ACCOUNT_AND_ADDRESS,
    durationS: HOUR_S,
  });
  const addresses = createLimiter(pool, { name: 'login_address', points: FAILURES_PER_ADDRESS, durationS: DAY_S });
  const accountKey = (account: string, ip: string) => `${account.toLowerCase()}|${addressKey(ip)}`;
  return {
    /**
     * Counts the attempt before the password is checked, so that a parallel burst gets no free tries; 429 when used up.
     */
    async admit(account: string, ip: string): Promise<void> {
      await accounts.take(accountKey(account, ip));
      await addresses.take(addressKey(ip));
    },
    /** After a successful login: clears the account's count from this address and gives the address its point back. */
    async forgive(account: string, ip: string): Promise<void> {
      await accounts.clear(accountKey(account, ip));
      await addresses.giveBack(addressKey(ip));
    },
  };
}

export type LoginLimit = ReturnType<typeof createLoginLimit>;
