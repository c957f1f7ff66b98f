import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database, Queryable } from '../db/client';
import type { JobQueue } from '../queue/queue';
import { MAIL_QUEUE } from '../queue/queues';
import { keptMails } from './kept-mails';
import type { MailKind } from './kinds';
import { smtpPost } from './post';
import { createSettle } from './settle';

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail;
  }
}

/** A mail to be: its kind and the row that it is about. */
export interface MailOrder {
  readonly kind: MailKind;
  readonly id: string;
}

export type MailSettings = Pick<
  Config,
  'DATA_DIR' | 'JWT_SECRET' | 'MAIL_FROM' | 'SELLER_NAME' | 'SITE_URL' | 'SMTP_URL'
>;

interface MailDependencies {
  config: MailSettings;
  db: Database;
  queue: JobQueue;
  log: FastifyBaseLogger;
}

/** The product's mail: queued within a transaction, sent by a worker that outlives failures of the mail server. */
export function createMail({ config, db, queue, log }: MailDependencies) {
  const kept = keptMails({ folder: join(config.DATA_DIR, 'mail'), from: config.MAIL_FROM, db });
  const post = config.SMTP_URL ? smtpPost(config.SMTP_URL, config.MAIL_FROM) : kept.post;
  /** What cannot be removed now is removed at the next start. */
  const tidy = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.warn({ event: 'kept mails not removed', err: error }, 'kept mails not removed'));
  const siteUrl = config.SITE_URL.replace(/\/$/, '');
  const settle = createSettle({
    desk: { db, siteUrl, tokenKey: config.JWT_SECRET, seller: config.SELLER_NAME || 'Mapa (demonstração)' },
    post,
    log,
  });
  return {
    /** The key that tokens in links are derived with. */
    tokenKey: config.JWT_SECRET,
    /** Queues a mail: it goes out exactly when the transaction commits. */
    order: (tx: Queryable, order: MailOrder): Promise<void> => queue.send(tx, MAIL_QUEUE, order),
    /** Removes what is kept of the mails to a student whose account has ended. */
    forget: (studentId: string): Promise<void> => tidy(kept.forget(studentId)),
    /** Starts sending; the server calls it once. */
    async start(): Promise<void> {
      if (!config.SMTP_URL)
        log.info({ event: 'mail to files' }, 'SMTP_URL is not set: mail is kept as .eml files in DATA_DIR/mail');
      await tidy(kept.sweep());
      await queue.work(MAIL_QUEUE, settle);
    },
    /** Settles one job of the mail queue; never throws. */
    settle,
  };
}

export type Mail = ReturnType<typeof createMail>;
