import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Database } from '../db/client';
import { followReplica, type Replica } from '../db/replica';
import { registerDocs } from '../docs/route';
import type { Authentication } from '../http/authentication';
import { FormerIds } from '../http/former-ids';
import type { Handlers } from '../http/register';
import { createServer, serveCalls } from '../http/server';
import type { Sources } from '../http/sources';
import { createWriteLimits } from '../limits/write-limits';
import type { TimeLimits } from '../load-shedding/load-shedding';
import type { Letters } from '../mail/kinds';
import { createMail } from '../mail/mail';
import { measureDatabase } from '../metrics/database';
import { createQueue } from '../queue/queue';
import type { ModuleGround, ModuleSettings, ServerModule } from './module';
import { queuesOf } from './queues-of';

/** Settings of the server itself. */
export interface ServerSettings extends ModuleSettings {
  readonly LOG_LEVEL: string;
  readonly TRUSTED_PROXIES: string;
  readonly METRICS_TOKEN?: string;
  /** Address of a streaming replica that answers visitors' lists. */
  readonly DATABASE_READ_URL?: string;
}

export interface ServerParts {
  /** From the lowest to the highest. */
  readonly modules: readonly ServerModule[];
  readonly settings: ServerSettings;
  readonly pool: Pool;
  readonly db: Database;
  /** Answers visitors' lists; opened by the settings when left out. */
  readonly replica?: Replica | undefined;
  /** Where lines of the log go; standard output when left out. */
  readonly logTo?: { write(line: string): void } | undefined;
  /** When a busy process refuses; tests share a busy machine and set no limits. */
  readonly timeLimits?: TimeLimits | undefined;
  /** Adds hooks before any route is there; tests watch what leaves through them. */
  readonly watch?: ((app: FastifyInstance) => void) | undefined;
}

/** Without a module of sessions nobody is known. */
const NOBODY: Authentication = {
  readToken: async () => null,
  readStudent: async () => null,
  isAccountGone: async () => false,
};

/** All handlers of the modules in one table. */
const handlersOf = (modules: readonly ServerModule[]): Partial<Handlers> =>
  Object.assign({}, ...modules.map(({ handlers }) => handlers)) as Partial<Handlers>;

function decorateAll(app: FastifyInstance, modules: readonly ServerModule[], ground: ModuleGround): void {
  const { settings: config, db, pool, queue } = ground;
  app.decorate('db', db);
  app.decorate('writeLimits', createWriteLimits(pool));
  for (const { offer } of modules) offer?.(app, ground);
  // The application's own list of modules leaves no letter out (apps/api/src/modules.ts); a test's orders none that it lacks.
  const letters = Object.assign({}, ...modules.map((module) => module.letters?.(ground))) as Letters;
  app.decorate('mail', createMail({ config, db, queue, log: app.log, letters }));
  for (const { decorate } of modules) decorate?.(app, ground);
  const ends = modules.flatMap(({ accountEnd }) => accountEnd?.(app) ?? []);
  app.decorate('accountEnd', {
    prepare: async (id) => {
      for (const { prepare } of ends) await prepare(id);
    },
    settle: async (tx, id) => {
      for (const { settle } of ends) await settle(tx, id);
    },
  });
  app.decorate('startJobs', async (program: string) => {
    await app.mail.start();
    for (const { work } of modules) await work?.(app, program);
  });
}

/**
 * One API of these modules, ready for requests. The application and the specs of every module are composed here, so that
 * hooks, limits and refusals are the same in both. The caller listens, calls `startJobs`, and ends the pool.
 */
export async function composeServer({
  modules,
  settings,
  pool,
  db,
  replica: given,
  logTo,
  timeLimits,
  watch,
}: ServerParts): Promise<FastifyInstance> {
  const app = createServer({
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    logTo,
    metricsToken: settings.METRICS_TOKEN,
  });
  const url = settings.DATABASE_READ_URL;
  const replica = given ?? (url ? followReplica({ primary: pool, url, log: app.log }) : undefined);
  app.addHook('onClose', async () => replica?.stop());
  const queue = createQueue({ url: settings.DATABASE_URL, log: app.log });
  app.addHook('onClose', () => queue.stop());
  const closing = new AbortController();
  const { signal } = closing;
  const formerIds = new FormerIds(db);
  const offered: Partial<Sources> = { db, formerIds };
  const sources = offered as Sources;
  const ground: ModuleGround = { settings, pool, db, queue, sources, signal };
  decorateAll(app, modules, ground);
  let background: Promise<unknown> = Promise.resolve();
  app.addHook('onClose', async () => {
    closing.abort();
    await background;
  });
  watch?.(app);
  const authentication = modules.reduce((lower, module) => module.authentication?.(lower) ?? lower, NOBODY);
  measureDatabase(app.metrics, { pool, queues: queuesOf(modules), replica });
  await serveCalls(app, { handlers: handlersOf(modules), sources, authentication, replica, pool, timeLimits });
  for (const { routes } of modules) routes?.(app, ground);
  registerDocs(
    app,
    modules.flatMap(({ refusalExamples }) => refusalExamples ?? []),
  );
  await app.ready();
  background = Promise.all(modules.map(({ begin }) => begin?.(app, ground)));
  return app;
}
