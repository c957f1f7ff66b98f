import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '../db/client';
import type { JobQueue } from '../queue/queue';
import { MAIL_QUEUE } from './queues';
import { keptMails } from './kept-mails';
import type { Letters, MailKind } from './kinds';
import { smtpPost } from './post';
import { createSettle } from './settle';

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail;
  }
}

/** A mail to send: its kind and the row that it is about. */
export interface MailOrder {
  readonly kind: MailKind;
  readonly id: string;
}

/**
 * Settings of mail: where it is stored (`DATA_DIR`) or sent (`SMTP_URL`), the sender, and the base of its links and
 * tokens.
 */
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
  /** The composer of each kind of mail; modules that order mail contribute theirs. */
  letters: Letters;
}

/** The product's mail: queued within a transaction, sent by a worker that survives failures of the mail server. */
export function createMail({ config, db, queue, log, letters }: MailDependencies) {
  const kept = keptMails({ folder: join(config.DATA_DIR, 'mail'), from: config.MAIL_FROM, db });
  const post = config.SMTP_URL ? smtpPost(config.SMTP_URL, config.MAIL_FROM) : kept.post;
  /** Logs a failed deletion; the next start repeats it. */
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
    /** The key from which tokens in links are derived. */
    tokenKey: config.JWT_SECRET,
    /** Queues a mail: it is sent exactly if the transaction commits. */
    order: (tx: Queryable, order: MailOrder): Promise<void> => queue.send(tx, MAIL_QUEUE, order),
    /** Deletes the stored mails to a student whose account was deleted. */
    forget: (studentId: string): Promise<void> => tidy(kept.forget(studentId)),
    /** Starts sending; called once by the server. */
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
