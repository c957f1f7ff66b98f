import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openDatabase } from '@mapa/server-platform';
import { ProviderAway, type PaymentProvider } from '../payment/provider/provider';
import { testConfig, type TestApp } from './app';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { testClock } from './payments';

/** The name under which the application is connected here, so that its connections alone are cut. */
const UNDER_TEST = 'mapa-under-test';

/** A process that dies in the middle of something: whoever waits gets no answer. */
class Killed extends Error {}

/** What goes wrong at the next calls of the provider, one each; then nothing. */
export type Fault = 'none' | 'away' | 'killed before' | 'killed after';

const WRITES = ['charge', 'startRecurring', 'cancel', 'refund', 'endRecurring'] as const;

/** A provider of which calls fail before or after they were done. */
function unsteady(provider: PaymentProvider, faults: Fault[]): PaymentProvider {
  const shaken = Object.fromEntries(
    WRITES.map((name) => [
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

/** The application on one database, which can be ended and started again in the middle of anything. */
export async function createRestartingApp() {
  const database = await createTestDatabase();
  const clock = testClock();
  const faults: Fault[] = [];
  const config = testConfig(database.url);
  const own = `${database.url}?application_name=${UNDER_TEST}`;
  let opened = openDatabase(own);
  const build = (): Promise<FastifyInstance> =>
    buildApp({
      config,
      ...opened,
      maxEventLoopDelayMs: 0,
      paymentTesting: { clock: clock.now, around: (provider) => unsteady(provider, faults) },
    });
  let app = await build();
  /** As much of a test's application as the helpers of payments need; it always names the process that runs now. */
  const api = {
    get app() {
      return app;
    },
    url: database.url,
    pool: database.pool,
    db: database.db,
  } as unknown as TestApp;
  return {
    api,
    clock,
    faults,
    /** Ends the process and starts another on the same database. */
    restart: async () => {
      await app.close();
      await opened.pool.end();
      opened = openDatabase(own);
      app = await build();
    },
    /** Breaks every connection of the application in the middle of whatever it does, as a database that dies. */
    cutConnections: async () => {
      await database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
        [UNDER_TEST],
      );
    },
    close: async () => {
      await app.close();
      await opened.pool.end();
      await database.drop();
    },
  };
}

export type RestartingApp = Awaited<ReturnType<typeof createRestartingApp>>;

/** How many random histories a run walks through; `INTERLEAVINGS=1000` asks for more than the everyday few. */
export const histories = (everyday: number): number => Number(process.env['INTERLEAVINGS'] ?? everyday);
