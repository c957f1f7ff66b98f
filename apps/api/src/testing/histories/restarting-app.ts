import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { buildApp } from '../../app';
import { type PaymentProvider, ProviderAway } from '@mapa/server-plans';
import { openDatabase } from '@mapa/server-platform';
import { NO_TIME_LIMITS, openTestQueue } from '@mapa/server-platform/testing';
import { testConfig, type TestApp } from '../app';
import { createApiDatabase } from '../database';
import { PAYMENT_QUEUE, RECONCILIATION_QUEUE, SANDBOX_QUEUE, testClock } from '@mapa/server-plans/testing';
import { enter } from '@mapa/server-sessions/testing';
import { LEFT_BEHIND, type Fault, type HistoryStudent, type HistorySystem } from './acts';

/** The name of the application's connections, so that only these are cut. */
const UNDER_TEST = 'mapa-under-test';

/** A process that is killed while it serves a request: the sender gets no response. */
class Killed extends Error {}

const SHAKEN = [
  'charge',
  'startRecurring',
  'cancel',
  'refund',
  'endRecurring',
  'read',
  'readRecurring',
  'priceRecurring',
] as const;

/** A provider whose calls fail before or after they were carried out. */
function unsteady(provider: PaymentProvider, faults: Fault[]): PaymentProvider {
  const shaken = Object.fromEntries(
    SHAKEN.map((name) => [
      name,
      async (...args: never[]) => {
        const fault = faults.shift() ?? 'none';
        if (fault === 'away') throw new ProviderAway('away');
        if (fault === 'killed before') throw new Killed();
        const done = await (provider[name] as (...given: never[]) => Promise<unknown>).call(provider, ...args);
        if (fault === 'killed after') throw new Killed();
        return done;
      },
    ]),
  );
  return { ...provider, ...shaken };
}

/** Runs every waiting job of payments, including those due later, until none is left or something fails. */
async function workAll(boss: PgBoss, app: FastifyInstance): Promise<void> {
  for (let round = 0; round < 12; round++) {
    let done = 0;
    let failed = false;
    for (const name of [SANDBOX_QUEUE, PAYMENT_QUEUE]) {
      for (const job of await boss.fetch(name, { batchSize: 1_000, includeMetadata: true, ignoreStartAfter: true })) {
        const { status } = (await app.payments.workers[name]?.(job)) ?? { status: 'failed' };
        if (status === 'completed') await boss.complete(name, job);
        else await boss.fail(name, job);
        done += 1;
        failed ||= status !== 'completed';
      }
    }
    if (done === 0 || failed) return;
  }
}

/** The application on one database, which can be ended and restarted at any point. */
export async function createRestartingApp() {
  const database = await createApiDatabase();
  const boss = await openTestQueue(database.url);
  const clock = testClock();
  const faults: Fault[] = [];
  const config = testConfig(database.url);
  const own = `${database.url}?application_name=${UNDER_TEST}`;
  let opened = openDatabase(own);
  const build = (): Promise<FastifyInstance> =>
    buildApp({
      config,
      ...opened,
      timeLimits: NO_TIME_LIMITS,
      paymentTesting: { clock: clock.now, around: (provider) => unsteady(provider, faults) },
    });
  let app = await build();
  const students = () => ({ app, db: database.db }) as unknown as TestApp;
  const { token: staffToken } = await enter(students(), { role: 'admin' });
  /** Responses of 5xx without an injected fault. */
  const failures: string[] = [];
  let isShaken = false;
  const system: HistorySystem = {
    staffToken,
    webhookSecret: app.payments.webhookSecret,
    now: clock.now,
    send: async ({ url, payload, headers }) => {
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers });
      if (statusCode >= 500 && !isShaken) failures.push(`${url} answered ${statusCode}: ${body}`);
      return statusCode;
    },
    query: async <T extends object>(text: string, values: unknown[] = []) =>
      (await database.pool.query<T>(text, values)).rows,
    pass: (minutes) => Promise.resolve(clock.forward({ minutes })),
    work: () => workAll(boss, app),
    reconcile: async () => {
      const work = app.payments.workers[RECONCILIATION_QUEUE];
      const outcome = await work?.({ id: randomUUID(), data: null, retryCount: 0 } as never);
      if (outcome?.status !== 'completed' && !isShaken) failures.push('the reconciliation failed');
    },
    restart: async () => {
      await app.close();
      await opened.pool.end();
      opened = openDatabase(own);
      app = await build();
    },
    cutConnections: async () => {
      isShaken = true;
      await database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
        [UNDER_TEST],
      );
    },
    break: (some) => {
      isShaken = true;
      faults.push(...some);
    },
  };
  return {
    system,
    /** A new student, with all faults removed. */
    begin: async (): Promise<HistoryStudent> => {
      isShaken = false;
      await database.pool.query(LEFT_BEHIND);
      return { ...(await enter(students())), sent: [] };
    },
    /** Returns and clears the responses of 5xx without an injected fault. */
    takeFailures: () => failures.splice(0),
    /** Ends all faults; cut connections are noticed before anything counts as a failure. */
    calm: async () => {
      faults.splice(0);
      await Promise.allSettled(Array.from({ length: opened.pool.totalCount }, () => opened.pool.query('select 1')));
      isShaken = false;
    },
    close: async () => {
      await boss.stop({ graceful: false });
      await app.close();
      await opened.pool.end();
      await database.drop();
    },
  };
}

export type RestartingApp = Awaited<ReturnType<typeof createRestartingApp>>;
