import { drizzle, NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { belongsTo } from './distributed';

export type Database = NodePgDatabase & { $client: Pool };
/** Either the database or an open transaction on it. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Enough for all places of the request queues together, so that no queue waits for another's connections. */
const CONNECTIONS = 32;
const CASING = 'snake_case';
/** How queries become text. */
export const dialect = new PgDialect({ casing: CASING });
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * Keeps a connection through a student's pauses (the library's usual value is 10 s): a new one reads the catalogue again,
 * and its first statements take ten times as long. Shorter than networks forget a silent connection.
 */
const IDLE_TIMEOUT_MS = 120_000;
const STATEMENT_TIMEOUT_MS = 15_000;

interface DatabaseOptions {
  /** How many connections the pool opens at most. */
  max?: number;
  /** Time after which waiting for a connection fails; 0: never. */
  connectTimeoutMs?: number;
  /** Time after which the server cancels a statement; 0: never. */
  statementTimeoutMs?: number;
}

/** Opens a pool and the typed database on it; the caller ends the pool. */
export function openDatabase(url: string, options: DatabaseOptions = {}) {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? CONNECTIONS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
  });
  // A connection that the server drops must not end the process: its query fails, and the next query opens another
  // connection.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Database = drizzle(pool, { casing: CASING });
  // When `begin` itself fails, as on a dropped connection, drizzle 0.45 never releases the connection.
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await new NodePgSession(client, dialect, undefined).transaction((tx) => {
        belongsTo(tx, db);
        return run(tx as never);
      }, config);
    } finally {
      client.release();
    }
  };
  return { pool, db };
}
