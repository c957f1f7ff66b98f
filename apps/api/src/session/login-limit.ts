import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../http/refusal';

const HOUR_S = 3_600;
const DAY_S = 86_400;
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10;
const FAILURES_PER_ADDRESS = 100;

/** IPv6 callers own a /64, so that is what counts as one address. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice(7);
  const [head = '', tail] = ip.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':') + '::/64';
}

/** Counts failed sign-ins: 10 an hour per account and address, 100 a day per address. Counters survive a restart. */
export function createLoginLimit(pool: Pool) {
  const store = { storeClient: pool, storeType: 'client', tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
  const perAccount = new RateLimiterPostgres({
    ...store,
    keyPrefix: 'login_account',
    points: FAILURES_PER_ACCOUNT_AND_ADDRESS,
    duration: HOUR_S,
  });
  const perAddress = new RateLimiterPostgres({
    ...store,
    keyPrefix: 'login_address',
    points: FAILURES_PER_ADDRESS,
    duration: DAY_S,
  });
  const keys = (email: string, ip: string) => {
    const address = addressKey(ip);
    return [
      [perAccount, `${email.toLowerCase()}|${address}`],
      [perAddress, address],
    ] as const;
  };
  const consume = async (limiter: RateLimiterPostgres, key: string) => {
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooMany(refused.msBeforeNext / 1_000);
      throw refused;
    }
  };
  return {
    /** Counts the attempt before the password is looked at, so that a parallel burst gets no free tries; 429 when used up. */
    async admit(email: string, ip: string): Promise<void> {
      for (const [limiter, key] of keys(email, ip)) await consume(limiter, key);
    },
    /** A success was no failure: clears the account's count from this address and gives the address its point back. */
    async forgive(email: string, ip: string): Promise<void> {
      const [[account, accountKey], [address, key]] = keys(email, ip);
      await account.delete(accountKey);
      await address.reward(key);
    },
  };
}

export type LoginLimit = ReturnType<typeof createLoginLimit>;
