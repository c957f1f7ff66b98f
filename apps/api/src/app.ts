import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { measureIndex, newSearchIndex } from '@mapa/server-search';
import type { Config } from './config';
import {
  createMail,
  createQueue,
  createServer,
  createWriteLimits,
  type Database,
  FormerIds,
  type MailSettings,
  registerDocs,
  serveCalls,
  type TimeLimits,
} from '@mapa/server-platform';
import { handlers } from './handlers';
import {
  ACCOUNT_LETTERS,
  cleanUpSessions,
  createLoginLimit,
  createMailLimit,
  createProviders,
  createSignUpLimit,
  type ProviderSettings,
  sessionAuthentication,
} from '@mapa/server-accounts';
import { registerDocuments, registerMedia } from '@mapa/server-catalogue';
import {
  createPayments,
  forgetPayer,
  PAYMENT_LETTERS,
  type PaymentSettings,
  type PaymentTesting,
  stopCharging,
} from '@mapa/server-plans';
import { createCalibrationJob } from '@mapa/server-performance';
import { createDeskJobs, registerDeskPictures } from '@mapa/server-desk';
import { createEditalJobs, createEditalLimit } from '@mapa/server-edital';
import { createReminderJob, registerOneClick, reminderLetter } from '@mapa/server-planning';
import { createSampleLimit, reindexQuestions } from '@mapa/server-questions';
import { settleDueSittings, settlingSittings } from '@mapa/server-sittings';

export interface AppDependencies {
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'JWT_SECRET' | 'LOG_LEVEL' | 'TRUSTED_PROXIES'> &
    Partial<Pick<Config, 'METRICS_TOKEN'>> &
    ProviderSettings &
    MailSettings &
    PaymentSettings;
  pool: Pool;
  db: Database;
  /** Time limit for responses of Google and Facebook; tests use a shorter one. */
  providerTimeoutMs?: number;
  /** Destination of log lines; standard output by default. */
  logTo?: { write(line: string): void };
  /** When a busy process refuses requests; tests share a busy machine and set no limits. */
  timeLimits?: TimeLimits;
  /** Replacements for the clock and the provider in tests of payments. */
  paymentTesting?: PaymentTesting;
  /** Adds hooks before any route is registered; tests observe responses with them. */
  watch?: (app: FastifyInstance) => void;
}

/** The API as it runs in production and in tests. The caller listens, and ends the pool. */
export async function buildApp({
  config,
  pool,
  db,
  providerTimeoutMs,
  logTo,
  timeLimits,
  paymentTesting,
  watch,
}: AppDependencies): Promise<FastifyInstance> {
  const app = createServer({
    logLevel: config.LOG_LEVEL,
    trustedProxies: config.TRUSTED_PROXIES,
    logTo,
    metricsToken: config.METRICS_TOKEN,
  });
  app.decorate('db', db);
  app.decorate('tokenSecret', new TextEncoder().encode(config.JWT_SECRET));
  app.decorate('loginLimit', createLoginLimit(pool));
  app.decorate('signUpLimit', createSignUpLimit(pool));
  app.decorate('sampleLimit', createSampleLimit(pool));
  app.decorate('providers', createProviders(config, providerTimeoutMs));
  app.decorate('mailLimit', createMailLimit(pool));
  app.decorate('writeLimits', createWriteLimits(pool));
  const queue = createQueue({ url: config.DATABASE_URL, log: app.log });
  app.addHook('onClose', () => queue.stop());
  const searchIndex = newSearchIndex({
    pool,
    log: app.log,
    snapshots: { folder: join(config.DATA_DIR, 'search-index') },
  });
  app.addHook('onClose', () => searchIndex.close());
  measureIndex(app.metrics, searchIndex);
  const letters = { ...ACCOUNT_LETTERS, ...PAYMENT_LETTERS, reminder: reminderLetter({ db, searchIndex }) };
  app.decorate('mail', createMail({ config, db, queue, log: app.log, letters }));
  app.decorate('reminders', createReminderJob({ db, queue, mail: app.mail, log: app.log }));
  app.decorate('payments', createPayments({ app, config, db, queue, ...paymentTesting }));
  const { context } = app.payments;
  app.decorate('accountEnd', {
    prepare: (id) => stopCharging(context, id),
    settle: (tx, id) => forgetPayer(context, tx, id),
  });
  watch?.(app);
  const closing = new AbortController();
  app.decorate('calibration', createCalibrationJob({ queue, log: app.log, signal: closing.signal }));
  app.decorate('editalLimit', createEditalLimit(pool));
  app.decorate('editais', createEditalJobs({ db, queue, log: app.log, signal: closing.signal }));
  app.decorate('desk', createDeskJobs({ db, queue, log: app.log, signal: closing.signal }));
  let background: Promise<unknown> = Promise.resolve();
  app.addHook('onClose', async () => {
    closing.abort();
    await background;
  });
  const sources = { db, searchIndex, formerIds: new FormerIds(db) };
  const authentication = settlingSittings(sessionAuthentication);
  await serveCalls(app, { handlers, sources, authentication, pool, timeLimits });
  registerMedia(app, db);
  registerDocuments(app, db);
  registerDeskPictures(app, db);
  registerOneClick(app);
  registerDocs(app);
  await app.ready();
  // Loading is not awaited: until the index is loaded, queries use the database.
  void searchIndex.start();
  const { signal } = closing;
  background = Promise.all([
    reindexQuestions(pool, app.log, signal),
    cleanUpSessions({ db, log: app.log, signal }),
    settleDueSittings({ db, log: app.log, signal }),
  ]);
  return app;
}
