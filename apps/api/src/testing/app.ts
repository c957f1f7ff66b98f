import { contract, type Call, type CallKey, type ResultOf } from '@mapa/api-contract';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp, type AppDependencies } from '../app';
import { readConfig, type Config } from '../config';
import { users } from '../db/schema';
import { hashPassword } from '../session/password';
import { createTestDatabase } from './database';
import { watchResponses } from './responses';

const SECRET = 'only-for-tests-0123456789-0123456789';
export const PASSWORD = 'Estudar#2026';

let passwordHash: Promise<string> | undefined;

type Arguments = Record<string, unknown>;

function toRequest(name: CallKey, args: Arguments, token?: string): InjectOptions {
  const [method, path = ''] = name.split(' ') as [InjectOptions['method'], string];
  const rest = { ...args };
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  for (const key of Object.keys((contract[name] as Call).headers?.properties ?? {})) {
    if (rest[key] !== undefined) headers[key] = String(rest[key]);
    delete rest[key];
  }
  if (method === 'POST' || method === 'PUT') return { method, url, headers, payload: rest };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) {
    if (Array.isArray(value)) value.forEach((entry) => query.append(`${key}[]`, String(entry)));
    else query.append(key, String(value));
  }
  return { method, url: query.size ? `${url}?${query}` : url, headers };
}

/** The production configuration, silent, with a folder of its own. */
export const testConfig = (databaseUrl: string): Config =>
  readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(tmpdir(), `mapa-api-test-${crypto.randomUUID()}`),
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1',
    SITE_URL: 'https://mapa.example.com',
  });

interface TestSettings extends Pick<AppDependencies, 'providerTimeoutMs' | 'logTo' | 'paymentTesting'> {
  config?: Partial<Config>;
}

/** The production application on a database of its own, called over real HTTP injection. */
export async function createTestApp({ config: settings = {}, ...rest }: TestSettings = {}) {
  const database = await createTestDatabase();
  const config = { ...testConfig(database.url), ...settings };
  const responses = watchResponses();
  const app = await buildApp({
    config,
    ...database,
    ...rest,
    maxEventLoopDelayMs: 0,
    watch: responses.watch,
  });
  /** Sends a request as it is; `unlike` is what the contract does not describe of the answer. */
  const send = async (request: InjectOptions) => {
    const response = await app.inject(request);
    const isJson = /^application\/json\b/.test(String(response.headers['content-type']));
    const body = (isJson ? response.json() : {}) as Record<string, unknown>;
    return {
      status: response.statusCode,
      headers: response.headers,
      body,
      bytes: response.rawPayload,
      unlike: responses.take(),
    };
  };
  /** Calls where the test has broken something: that the answer is none which the contract describes is no surprise. */
  const provoke = <K extends CallKey>(name: K, args: Arguments = {}, token?: string) =>
    send(toRequest(name, args, token));
  /** Calls by the contract's name and gives status and body as they came; fails when they are not as the contract says. */
  const call = async <K extends CallKey>(name: K, args: Arguments = {}, token?: string) => {
    const { unlike, ...answer } = await provoke(name, args, token);
    if (unlike.length > 0) throw new Error(`not as the contract describes:\n${unlike.join('\n')}`);
    return answer;
  };
  /** Calls and demands 200. */
  const ok = async <K extends CallKey>(name: K, args: Arguments = {}, token?: string): Promise<ResultOf<K>> => {
    const { status, body } = await call(name, args, token);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body as ResultOf<K>;
  };
  const createStudent = async (overrides: Partial<typeof users.$inferInsert> = {}) => {
    passwordHash ??= hashPassword(PASSWORD);
    const email = overrides.email ?? `${crypto.randomUUID()}@exemplo.com.br`;
    const [user] = await database.db
      .insert(users)
      .values({ name: 'Ana Souza', passwordHash: await passwordHash, ...overrides, email })
      .returning();
    if (!user) throw new Error('no user');
    const { access_token: token } = await ok('POST /api/auth/login', { email, password: PASSWORD });
    return { user, token };
  };
  return {
    ...database,
    app,
    config,
    call,
    send,
    provoke,
    ok,
    createStudent,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
