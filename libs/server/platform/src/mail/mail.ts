import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '../db/client';
import type { JobQueue } from '../queue/queue';
import { MAIL_QUEUE } from '../queue/queues';
import { keptMails } from './kept-mails';
import type { Letters, MailKind } from './kinds';
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

/** Settings of mail: where it is kept (`DATA_DIR`) or sent (`SMTP_URL`), from whom, and what its links and tokens are made of. */
export interface MailSettings {
  readonly DATA_DIR: string;
  readonly JWT_SECRET: string;
  readonly MAIL_FROM: string;
  readonly SELLER_NAME: string;
  readonly SITE_URL: string;
  readonly SMTP_URL: string;
}

interface MailDependencies {
  config: MailSettings;
  db: Database;
  queue: JobQueue;
  log: FastifyBaseLogger;
  /** How each kind of mail is written; the modules that order mail bring theirs. */
  letters: Letters;
}

/** The product's mail: queued within a transaction, sent by a worker that outlives failures of the mail server. */
export function createMail({ config, db, queue, log, letters }: MailDependencies) {
  const kept = keptMails({ folder: join(config.DATA_DIR, 'mail'), from: config.MAIL_FROM, db });
  const post = config.SMTP_URL ? smtpPost(config.SMTP_URL, config.MAIL_FROM) : kept.post;
  /** What cannot be removed now is removed at the next start. */
  const tidy = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.warn({ event: 'kept mails not removed', err: error }, 'kept mails not removed'));
  const siteUrl = config.SITE_URL.replace(/\/$/, '');
  const settle = createSettle({
    context: { db, siteUrl, tokenKey: config.JWT_SECRET, seller: config.SELLER_NAME || 'Mapa (demonstração)' },
    letters,
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
