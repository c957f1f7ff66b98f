import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../db/client';
import type { QueueDefinition } from '../queue/queues';
import { templateName, templateWith, testServerUrl, withDatabaseName } from './template';

async function onServer(statement: string): Promise<void> {
  const server = new Client({ connectionString: testServerUrl() });
  await server.connect();
  try {
    await server.query(statement);
  } finally {
    await server.end();
  }
}

/** Only jest's timeout ends a test: a busy machine is slower than a server may be. */
const UNLIMITED = { connectTimeoutMs: 0, statementTimeoutMs: 0 };

interface TestDatabaseOptions {
  /** Every queue of the spec's application, by `queuesOf`; those of mail when left out. */
  readonly queues?: readonly QueueDefinition[];
  /** Cloned instead of the migrated template; `template0` is empty. */
  readonly template?: string;
}

/**
 * Creates a real database for one test, cloned from a migrated template. Its pool waits without limit. Call `drop` when
 * done.
 */
export async function createTestDatabase({ queues, template }: TestDatabaseOptions = {}) {
  const source = template ?? (queues ? await templateWith(queues) : templateName());
  const name = `mapa_test_${randomBytes(6).toString('hex')}`;
  // Takes half the time of logging each copied page; its checkpoints are free in an in-memory cluster.
  await onServer(`create database ${name} template ${source} strategy file_copy`);
  const url = withDatabaseName(testServerUrl(), name);
  const { pool, db } = openDatabase(url, UNLIMITED);
  return {
    url,
    pool,
    db,
    drop: async () => {
      if (!pool.ended) await pool.end();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}
