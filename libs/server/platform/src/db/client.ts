import { drizzle, NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import * as schema from './schema';

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
/** Either the database or an open transaction on it. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Enough for every place of the request queues at once, so that no queue waits for another's connections. */
const CONNECTIONS = 32;
const CASING = 'snake_case';
const dialect = new PgDialect({ casing: CASING });
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

interface DatabaseOptions {
  /** How many connections the pool opens at most. */
  max?: number;
  /** After which a connection that is waited for fails; 0: never. */
  connectTimeoutMs?: number;
  /** After which the server ends a statement; 0: never. */
  statementTimeoutMs?: number;
}

/** Opens a pool and the typed database on it; the caller ends the pool. */
export function openDatabase(url: string, options: DatabaseOptions = {}) {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? CONNECTIONS,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
  });
  // A connection that the server drops, idle or in use, must not end the process: its query fails, the next opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db: Database = drizzle(pool, { schema, casing: CASING });
  // drizzle 0.45 keeps the connection for good when `begin` itself fails, as it does on one that the server has dropped.
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await new NodePgSession(client, dialect, undefined).transaction(run as never, config);
    } finally {
      client.release();
    }
  };
  return { pool, db };
}
