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

/** A machine that does much else takes longer than a server may; only jest's own limit ends a test. */
const UNLIMITED = { connectTimeoutMs: 0, statementTimeoutMs: 0 };

/**
 * A real database of this test's own, cloned from the migrated template, or from another: `template0` is empty. Its pool
 * waits without limit. Call `drop` when done.
 */
export async function createTestDatabase({ template = templateName() } = {}) {
  const name = `mapa_test_${randomBytes(6).toString('hex')}`;
  // Half the time of logging each page of the copy; the checkpoints that it needs cost nothing in a cluster in memory.
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
