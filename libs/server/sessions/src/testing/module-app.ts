import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeServer, queuesOf, type ServerModule, type ServerParts, type users } from '@mapa/server-platform';
import { createClient, createTestDatabase, NO_TIME_LIMITS, watchResponses } from '@mapa/server-platform/testing';
import { sessionsModule } from '../module';
import { enter } from './enter';

type Settings = ServerParts['settings'];

/** Silent, with mail in files; other settings of a module come with `config`. */
const TEST_SETTINGS = {
  JWT_SECRET: 'only-for-tests-0123456789-0123456789',
  LOG_LEVEL: 'silent',
  TRUSTED_PROXIES: '127.0.0.1',
  SITE_URL: 'https://mapa.example.com',
  SMTP_URL: '',
  MAIL_FROM: 'Mapa <nao-responda@localhost>',
  SELLER_NAME: '',
};

export interface ModuleAppOptions extends Pick<ServerParts, 'logTo' | 'timeLimits'> {
  /** Settings of the modules in addition to those above, or instead of them. */
  config?: Partial<Settings>;
  /** By default a new one; it is dropped with the application. */
  database?: Awaited<ReturnType<typeof createTestDatabase>>;
}

/**
 * The API of some modules and of sessions, as the application composes it (decision 151), with its own database and
 * real HTTP injection: every response is compared with the contract. Calls of other modules answer 404.
 * @param modules from the lowest to the highest
 */
export async function createModuleApp(
  modules: readonly ServerModule[],
  { config: changes = {}, database: given, ...rest }: ModuleAppOptions = {},
) {
  const composed: readonly ServerModule[] = [sessionsModule, ...modules];
  const database = given ?? (await createTestDatabase({ queues: queuesOf(composed) }));
  const folder = join(tmpdir(), `mapa-api-test-${crypto.randomUUID()}`);
  const config = { ...TEST_SETTINGS, DATABASE_URL: database.url, DATA_DIR: folder, ...changes } as Settings;
  const responses = watchResponses();
  const app = await composeServer({
    modules: composed,
    settings: config,
    pool: database.pool,
    db: database.db,
    timeLimits: NO_TIME_LIMITS,
    ...rest,
    watch: responses.watch,
  });
  return {
    ...database,
    ...createClient(app, responses),
    app,
    config,
    /** A student with an open session. */
    createStudent: (overrides: Partial<typeof users.$inferInsert> = {}) => enter({ db: database.db, app }, overrides),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

export type ModuleApp = Awaited<ReturnType<typeof createModuleApp>>;
