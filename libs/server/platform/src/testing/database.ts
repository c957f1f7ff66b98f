import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../db/client';
import type { QueueDefinition } from '../queue/queues';
import { templateName, templateWith, testServerUrl, withDatabaseName } from './template';

/** Only jest's timeout ends a test: a busy machine is slower than a server may be. */
const UNLIMITED = { connectTimeoutMs: 0, statementTimeoutMs: 0 };
/**
 * Each new connection to a new database reads its catalogue again, which takes longer than most tests' queries: a third
 * of the CPU time of HTTP specs with the product's number of connections. Four still interleave transactions.
 */
const CONNECTIONS = 4;

interface TestDatabaseOptions {
  /** Every queue of the spec's application, by `queuesOf`; those of mail when left out. */
  readonly queues?: readonly QueueDefinition[];
  /** The most that its pool opens: more for a test whose requests or locks have to be open at once. */
  readonly connections?: number;
  /** Cloned instead of the migrated template; `template0` is empty. */
  readonly template?: string;
}

/**
 * Creates a real database for one test, cloned from a migrated template. Its pool waits without limit. Call `drop` when
 * done.
 */
export async function createTestDatabase({ queues, template, connections = CONNECTIONS }: TestDatabaseOptions = {}) {
  const source = template ?? (queues ? await templateWith(queues) : templateName());
  const name = `mapa_test_${randomBytes(6).toString('hex')}`;
  const server = new Client({ connectionString: testServerUrl() });
  await server.connect();
  // Takes half the time of logging each copied page; its checkpoints are free in an in-memory cluster.
  await server.query(`create database ${name} template ${source} strategy file_copy`);
  const url = withDatabaseName(testServerUrl(), name);
  const { pool, db } = openDatabase(url, { ...UNLIMITED, max: connections });
  return {
    url,
    pool,
    db,
    drop: async () => {
      if (!pool.ended) await pool.end();
      await server.query(`drop database if exists ${name} with (force)`);
      await server.end();
    },
  };
}
