import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { buildApp, type AppDependencies } from '../app';
import { readConfig, type Config } from '../config';
import { users } from '@mapa/server-platform';
import { createClient, NO_TIME_LIMITS, watchResponses } from '@mapa/server-platform/testing';
import { createApiDatabase } from './database';

const SECRET = 'only-for-tests-0123456789-0123456789';
export const PASSWORD = 'Estudar#2026';

/** A hash contains its own cost: the least that argon2 permits, since every student of a spec logs in with it. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

let passwordHash: Promise<string> | undefined;

/** The production configuration, without logs, with its own folder and the demo's payments. */
export const testConfig = (databaseUrl: string): Config =>
  readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(tmpdir(), `mapa-api-test-${crypto.randomUUID()}`),
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    DEMO: 'sim',
    TRUSTED_PROXIES: '127.0.0.1',
    SITE_URL: 'https://mapa.example.com',
  });

interface TestSettings extends Pick<
  AppDependencies,
  'providerTimeoutMs' | 'logTo' | 'paymentTesting' | 'timeLimits' | 'replica'
> {
  config?: Partial<Config>;
  /** By default a new one; it is dropped with the application. */
  database?: Awaited<ReturnType<typeof createApiDatabase>>;
}

/** The production application on a database of its own, called over real HTTP injection. */
export async function createTestApp({ config: settings = {}, database: given, ...rest }: TestSettings = {}) {
  const database = given ?? (await createApiDatabase());
  const config = { ...testConfig(database.url), ...settings };
  const responses = watchResponses();
  const app = await buildApp({
    config,
    ...database,
    timeLimits: NO_TIME_LIMITS,
    ...rest,
    watch: responses.watch,
  });
  const client = createClient(app, responses);
  const createStudent = async (overrides: Partial<typeof users.$inferInsert> = {}) => {
    passwordHash ??= hash(PASSWORD, CHEAP);
    const email = overrides.email ?? `${crypto.randomUUID()}@exemplo.com.br`;
    const [user] = await database.db
      .insert(users)
      .values({ name: 'Ana Souza', passwordHash: await passwordHash, ...overrides, email })
      .returning();
    if (!user) throw new Error('no user');
    const { access_token: token } = await client.ok('POST /api/auth/login', { email, password: PASSWORD });
    return { user, token };
  };
  return {
    ...database,
    ...client,
    app,
    config,
    createStudent,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
