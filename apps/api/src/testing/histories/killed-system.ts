import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import { PAYMENT_QUEUE, RECONCILIATION_QUEUE, SANDBOX_QUEUE } from '@mapa/server-plans/testing';
import { openTestQueue } from '@mapa/server-platform/testing';
import { enter } from '@mapa/server-sessions/testing';
import type { TestApp } from '../app';
import { createApiDatabase } from '../database';
import { LEFT_BEHIND, type HistoryStudent, type HistorySystem } from './acts';

const root = resolve(import.meta.dirname, '../../../../..');
const SECRET = 'only-for-tests-0123456789-0123456789';
const AGAIN_MS = 50;
const PATIENCE_MS = 90_000;
const QUEUES = [PAYMENT_QUEUE, SANDBOX_QUEUE, RECONCILIATION_QUEUE];

/** Retries until it works, as the target may be down or being killed. */
async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      // A wrong statement stays wrong.
      const code = String((error as { code?: unknown }).code ?? '');
      if (Date.now() > until || /^(42|22|23)/.test(code)) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** Timestamps of a student's rows; those only compared with the provider's own clock stay. */
const INSTANTS: Readonly<Record<string, { columns: string[]; of: string }>> = {
  checkouts: { columns: ['created_at', 'paid_at'], of: 'student_id = any($2)' },
  subscriptions: {
    columns: ['starts_at', 'ends_at', 'grace_until', 'created_at', 'ended_at'],
    of: 'student_id = any($2)',
  },
  sandbox_charges: {
    columns: ['created_at', 'paid_at', 'expires_at'],
    of: 'reference in (select id from payments where student_id = any($2))',
  },
  sandbox_recurrings: {
    columns: ['created_at', 'next_charge_at'],
    of: 'reference in (select id from payments where student_id = any($2))',
  },
  payments: { columns: ['created_at', 'paid_at', 'expires_at', 'check_at'], of: 'student_id = any($2)' },
};

/** Lets time pass for students by making all their data older, as the processes only have the real clock. */
async function makeOlder(pool: Pool, minutes: number, students: string[] | null): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [table, { columns, of }] of Object.entries(INSTANTS)) {
      const older = columns.map((column) => `${column} = ${column} - make_interval(mins => $1)`).join(', ');
      // Without students: for all, including deleted accounts.
      await client.query(
        `update ${table} set ${older}${students ? ` where ${of}` : ''}`,
        students ? [minutes, students] : [minutes],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function postmaster(): number {
  return Number(readFileSync(join(process.env['TEST_DATABASE_FOLDER'] ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The built API as a separate process on its own PostgreSQL, both of which are killed and restarted. */
export async function startKilledSystem(port: number) {
  const folder = mkdtempSync(join(root, 'node_modules', '.mapa-killed-'));
  const environment = { ...process.env, NODE_OPTIONS: '' };
  const build = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--logLevel', 'error'];
  execFileSync(process.execPath, build, { cwd: join(root, 'apps/api'), env: environment });
  const database = await createApiDatabase();
  database.pool.on('error', () => undefined);
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let isEnding = false;
  const start = () => {
    child = spawn(process.execPath, [join(folder, 'main.mjs'), 'serve'], {
      env: {
        ...environment,
        DATABASE_URL: database.url,
        JWT_SECRET: SECRET,
        API_PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
        DEMO: 'sim',
      },
      stdio: 'ignore',
    });
    child.once('exit', () => {
      if (!isEnding) start();
    });
  };
  start();
  const ready = () =>
    untilItWorks(async () => {
      if (!(await fetch(`${origin}/ready`)).ok) throw new Error('the API is not ready');
    });
  await ready();
  const query = <T extends object>(text: string, values: unknown[] = []) =>
    untilItWorks(async () => (await database.pool.query<T>(text, values)).rows);
  /**
   * A killed worker leaves its job locked until the queue's timeout; this releases such jobs, and makes later ones due
   * now.
   */
  const release = () =>
    query(
      `update pgboss.job set state = case when state = 'active' and started_on < now() - interval '15 seconds' then 'retry' else state end,
         start_after = least(start_after, now())
       where name = any($1) and state in ('created', 'retry', 'active')`,
      [QUEUES],
    );
  const waiting = async () => {
    const [row] = await query<{ jobs: number }>(
      "select count(*)::int as jobs from pgboss.job where name = any($1) and state in ('created', 'retry', 'active')",
      [QUEUES],
    );
    return row?.jobs ?? 0;
  };
  const withQueue = <T>(work: (boss: PgBoss) => Promise<T>) =>
    untilItWorks(async () => {
      const boss = await openTestQueue(database.url);
      try {
        return await work(boss);
      } finally {
        await boss.stop({ graceful: false });
      }
    });
  const idle = async () => {
    const until = Date.now() + PATIENCE_MS;
    for (let round = 0; (await waiting()) > 0; round++) {
      if (Date.now() > until) throw new Error('the queues do not come to rest');
      await release();
      // A job that finds nothing wakes a sleeping worker.
      if (round % 20 === 10)
        await withQueue(async (boss) => {
          await boss.send(PAYMENT_QUEUE, { kind: 'give-up', id: randomUUID() });
          await boss.send(SANDBOX_QUEUE, { topic: 'payment', id: 0, requestId: randomUUID() });
        });
      await pause(AGAIN_MS * 2);
    }
  };
  const students = { app: { tokenSecret: new TextEncoder().encode(SECRET) }, db: database.db } as unknown as TestApp;
  const { token: staffToken } = await enter(students, { role: 'admin' });
  const counts = { api: 0, database: 0, lost: 0, answered: 0 };
  const system: HistorySystem = {
    staffToken,
    webhookSecret: createHmac('sha256', SECRET).update('sandbox notices').digest('hex'),
    now: () => new Date(),
    query,
    send: async ({ url, payload, headers }) => {
      try {
        const response = await fetch(`${origin}${url}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(payload),
        });
        await response.text();
        counts.answered += 1;
        return response.status;
      } catch {
        // The outcome is unknown; the sender waits until the process responds again.
        counts.lost += 1;
        await ready();
        return 0;
      }
    },
    pass: (minutes, student) => untilItWorks(() => makeOlder(database.pool, minutes, student ? [student.id] : null)),
    work: idle,
    reconcile: async () => {
      await withQueue((boss) => boss.send(RECONCILIATION_QUEUE, {}));
    },
    restart: () => Promise.resolve(),
    cutConnections: () => Promise.resolve(),
    break: () => undefined,
  };
  return {
    system,
    counts,
    ready,
    clear: () => query(LEFT_BEHIND),
    begin: async (): Promise<HistoryStudent> => ({ ...(await untilItWorks(() => enter(students))), sent: [] }),
    /** kill -9, whatever is being done. */
    killApi: () => {
      if (child.kill('SIGKILL')) counts.api += 1;
    },
    killDatabase: () => {
      try {
        process.kill(postmaster(), 'SIGKILL');
        counts.database += 1;
      } catch {
        // It has not restarted since the last time.
      }
    },
    close: async () => {
      isEnding = true;
      child.kill('SIGKILL');
      await database.pool.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
