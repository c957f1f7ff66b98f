import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import PostalMime, { type Email } from 'postal-mime';
import type { Mail } from '../mail/mail';
import { MAIL_QUEUE } from '../mail/queues';
import { QUEUE_SCHEMA } from '../queue/queues';

/** The part of a test's application that is needed to inspect mails. */
interface MailingApp {
  readonly url: string;
  readonly app: { readonly mail: Pick<Mail, 'settle'> };
  readonly config: { readonly DATA_DIR: string };
}

/** Opens a queue without a worker, for inspection and manual processing. The caller stops it. */
export async function openTestQueue(url: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    max: 1,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  boss.on('error', () => undefined);
  return boss.start();
}

/** Processes every queued mail once, including those with a later next attempt; returns the outcomes. */
export async function deliverQueued(api: MailingApp): Promise<string[]> {
  const boss = await openTestQueue(api.url);
  try {
    const jobs = await boss.fetch(MAIL_QUEUE, { batchSize: 1_000, includeMetadata: true, ignoreStartAfter: true });
    const outcomes = [];
    for (const job of jobs) {
      const { status, output } = await api.app.mail.settle(job);
      if (status === 'completed') await boss.complete(MAIL_QUEUE, job);
      else await boss.fail(MAIL_QUEUE, job, output as object);
      outcomes.push(status);
    }
    return outcomes;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The mails in DATA_DIR/mail, oldest first. */
export async function keptMails(api: MailingApp): Promise<Email[]> {
  const folder = join(api.config.DATA_DIR, 'mail');
  const files = (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
  const kept = await Promise.all(
    files.map(async (file) => ({ at: (await stat(file)).mtimeMs, mail: await PostalMime.parse(await readFile(file)) })),
  );
  return kept.sort((a, b) => a.at - b.at).map(({ mail }) => mail);
}

/** Delivers queued mails and returns those to this address. */
export async function mailsTo(api: MailingApp, email: string): Promise<Email[]> {
  await deliverQueued(api);
  return (await keptMails(api)).filter((mail) =>
    mail.to?.some(({ address }) => address?.toLowerCase() === email.toLowerCase()),
  );
}

/** The token in a mail's link. */
export function tokenIn(mail: Email | undefined): string {
  const token = /(?:nova-senha\/|token=)([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('no link in this mail');
  return token;
}
