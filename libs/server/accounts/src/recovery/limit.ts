import type { Pool } from 'pg';
import { addressKey, createLimiter, Refusal } from '@mapa/server-platform';

declare module 'fastify' {
  interface FastifyInstance {
    mailLimit: MailLimit;
  }
}

const HOUR_S = 3_600;
const MAILS_PER_RECIPIENT = 3;
const RECOVERIES_PER_ADDRESS = 20;

/** Whether a limit let the request through. */
async function holds(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Counts mails sent on request: 3 an hour per account's e-mail, for any purpose. Recovery, which visitors can request,
 * is also limited to 20 an hour from one network address; sign-ups are not, as a school shares one.
 */
export function createMailLimit(pool: Pool) {
  const addresses = createLimiter(pool, { name: 'mail_address', points: RECOVERIES_PER_ADDRESS, durationS: HOUR_S });
  const recipients = createLimiter(pool, { name: 'mail_recipient', points: MAILS_PER_RECIPIENT, durationS: HOUR_S });
  const keyOf = (email: string) => email.trim().toLowerCase();
  const admit = (email: string): Promise<void> => recipients.take(keyOf(email));
  const admits = (email: string): Promise<boolean> => holds(() => admit(email));
  const giveBack = (email: string): Promise<void> => recipients.giveBack(keyOf(email));
  return {
    /** Counts a mail to this recipient; 429 beyond the limit. */
    admit,
    /** Counts a mail to this recipient; false beyond the limit, when the requester must not be told. */
    admits,
    /** Uncounts a mail that was not sent after all. */
    giveBack,
    /**
     * Counts a recovery mail to this recipient, requested from this network address. Throws 429 beyond the address's
     * limit, returns false beyond the recipient's; in both cases the other limit is not charged.
     */
    async admitsRecovery(email: string, ip: string): Promise<boolean> {
      const address = addressKey(ip);
      await addresses.demand(address);
      if (!(await admits(email))) return false;
      try {
        await addresses.take(address);
      } catch (refused) {
        await giveBack(email);
        throw refused;
      }
      return true;
    },
  };
}

export type MailLimit = ReturnType<typeof createMailLimit>;
