import type { Pool } from 'pg';
import { Refusal } from '../http/refusal';
import { addressKey, createLimiter } from '../limits/limiter';

const HOUR_S = 3_600;
const MAILS_PER_RECIPIENT = 3;
const MAILS_PER_ADDRESS = 20;

/** Whether a limit let something through. */
async function holds(take: () => Promise<void>): Promise<boolean> {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Counts mails that somebody asks us to send: 3 an hour to one recipient, 20 an hour from one network address. */
export function createMailLimit(pool: Pool) {
  const addresses = createLimiter(pool, { name: 'mail_address', points: MAILS_PER_ADDRESS, durationS: HOUR_S });
  const recipients = createLimiter(pool, { name: 'mail_recipient', points: MAILS_PER_RECIPIENT, durationS: HOUR_S });
  const admit = (email: string): Promise<void> => recipients.take(email.trim().toLowerCase());
  return {
    /** 429 when this network address has asked for too many. */
    admitAddress: (ip: string): Promise<void> => addresses.take(addressKey(ip)),
    /** Counts a mail to this recipient; 429 when there were too many. */
    admit,
    /** Counts a mail to this recipient; false when there were too many, for those who must not be told. */
    admits: (email: string): Promise<boolean> => holds(() => admit(email)),
    /** Counts a mail to this recipient asked for from this address; false when either had too many. */
    allows: (email: string, ip: string): Promise<boolean> =>
      holds(async () => {
        await addresses.take(addressKey(ip));
        await admit(email);
      }),
  };
}

export type MailLimit = ReturnType<typeof createMailLimit>;
