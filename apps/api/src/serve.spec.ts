import { execFileSync, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { openSession } from '@mapa/server-sessions';
import { createContent } from '@mapa/server-search/testing';
import { users } from '@mapa/server-platform';
import type { PoolClient } from 'pg';
import { createApiDatabase } from './testing/database';

const root = resolve(import.meta.dirname, '../../..');
const SECRET = 'only-for-tests-0123456789-0123456789';
/** The time of a process that starts beside others on a small machine. */
const START_MS = 120_000;
/** Longer than the default. */
const NOTICE_MS = 1_000;
/** Less than the time at which it is killed. */
const DRAINED_MS = 9_000;

let folder: string;
beforeAll(() => {
  // Inside the checkout, where the bundle finds its packages.
  folder = mkdtempSync(join(root, 'node_modules', '.mapa-serve-'));
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'error'],
    {
      cwd: join(root, 'apps/api'),
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The settings of the built API; its port is free. */
async function environmentOf(databaseUrl: string) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: SECRET,
    API_PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  };
  return { origin: `http://127.0.0.1:${port}`, env };
}

/** Ends what a test started, even if the test failed. */
let end: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await end();
  end = async () => undefined;
});

/** The built API as a process of its own, with a student and a question. */
async function startApi({ log = 'silent', stdio = 'ignore' as StdioOptions } = {}) {
  const database = await createApiDatabase();
  const content = await createContent(database.db);
  const [user] = await database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' }).returning();
  const token = await openSession(database.db, new TextEncoder().encode(SECRET), user?.id ?? '', {
    passwordHash: null,
  });
  const { origin, env } = await environmentOf(database.url);
  const child = spawn(process.execPath, [join(folder, 'main.mjs'), 'serve'], {
    env: { ...env, LOG_LEVEL: log, STOP_NOTICE_MS: String(NOTICE_MS) },
    stdio,
  });
  end = async () => {
    child.kill('SIGKILL');
    await database.drop();
  };
  const status = (path: string) =>
    fetch(`${origin}${path}`).then(
      (response) => response.status,
      () => 0,
    );
  while ((await status('/ready')) !== 200)
    if ((child.exitCode ?? child.signalCode) !== null) throw new Error('the API did not start');
  const answer = () =>
    fetch(`${origin}/api/customer-area/question/answer`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ questao_id: content.outsider.id, alternativa_id: content.outsider.right }),
    });
  return { ...database, child, status, answer };
}

/**
 * Sends an answer until one waits for a lock: on a busy machine an API that has just started may refuse the first for
 * lack of capacity.
 */
async function waitingAnswer(client: PoolClient, answer: () => Promise<Response>) {
  for (;;) {
    const sent = { isSettled: false };
    const underWay = answer().finally(() => (sent.isSettled = true));
    while (!sent.isSettled) {
      const { rowCount } = await client.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rowCount) return { underWay };
    }
  }
}

describe('an API that is told to end', () => {
  it(
    'reports not ready for the configured time, completes open requests, and ends with code 0 in time',
    async () => {
      const { child, pool, status, answer } = await startApi();
      const client = await pool.connect();
      // A failure must not leave the lock behind.
      await client.query(
        "begin; set local idle_in_transaction_session_timeout = '20s'; lock table answers in access exclusive mode",
      );
      const { underWay } = await waitingAnswer(client, answer);
      const told = Date.now();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      let ready = await status('/ready');
      while (ready === 200) ready = await status('/ready');
      expect(ready).toBe(503);
      expect(await status('/api/health-check')).toBe(200);
      while ((await status('/ready')) !== 0);
      expect(Date.now() - told).toBeGreaterThanOrEqual(NOTICE_MS);
      await client.query('commit');
      client.release();
      const { status: confirmed } = await underWay;
      expect(confirmed).toBe(200);
      expect(await ended).toEqual([0, null]);
      expect(Date.now() - told).toBeLessThan(DRAINED_MS);
      expect((await pool.query('select from answers')).rowCount).toBe(1);
    },
    START_MS,
  );
});

describe('an API with the wrong database or Node version', () => {
  it('says so and ends with code 1, whichever command it was given', async () => {
    const { url, pool, drop } = await createApiDatabase();
    end = drop;
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${Date.UTC(2030, 0, 2)})`,
    );
    const { env } = await environmentOf(url);
    for (const command of [['serve'], ['serve', '--prepare'], ['migrate']]) {
      const { status, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs'), ...command], { env });
      expect([command, status, String(stderr)]).toEqual([
        command,
        1,
        expect.stringMatching(/^this database was migrated by a newer version of Mapa: [^\n]*\n$/),
      ]);
    }
  });

  it('loads nothing before it has checked the version of Node', () => {
    const program = readFileSync(join(folder, 'main.mjs'), 'utf8');
    expect(program).toContain('process.versions.node');
    expect(program).not.toMatch(/^import /m);
  });
});

/** /dev/full accepts no bytes, like a full disk; without it, the log is discarded. */
const FULL_DISK = existsSync('/dev/full') ? '/dev/full' : '/dev/null';

describe('an API whose log disk is full', () => {
  it(
    'starts, serves, and ends with code 0 on a signal',
    async () => {
      const full = openSync(FULL_DISK, 'w');
      const { child, status, answer } = await startApi({ log: 'info', stdio: ['ignore', full, full] });
      closeSync(full);
      expect((await answer()).status).toBe(200);
      for (let request = 0; request < 50; request++) expect(await status('/api/health-check')).toBe(200);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
    START_MS,
  );
});
