import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../db/client';
import { templateName, testServerUrl, withDatabaseName } from './template';

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

/**
 * Creates a real database for one test, cloned from the migrated template or another (`template0` is empty). Its pool
 * waits without limit. Call `drop` when done.
 */
export async function createTestDatabase({ template = templateName() } = {}) {
  const name = `mapa_test_${randomBytes(6).toString('hex')}`;
  // Takes half the time of logging each copied page; its checkpoints are free in an in-memory cluster.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
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
