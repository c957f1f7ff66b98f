import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { installQueues } from './queue/install';
import { openDatabase } from './db/client';

const MIGRATION_LOCK = 727_001;

/** The folder beside this file's project (source) or beside the bundle (dist) that holds `name`. */
export function assetFolder(name: string, from: string = import.meta.dirname): string {
  const candidate = join(from, name);
  if (existsSync(candidate)) return candidate;
  const parent = dirname(from);
  if (parent === from) throw new Error(`folder ${name} not found`);
  return assetFolder(name, parent);
}

/** Migrates the database to the newest schema. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const { pool, db } = openDatabase(url, { max: 2, statementTimeoutMs: 0 });
  try {
    const lock = await pool.connect();
    try {
      await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(db, { migrationsFolder: assetFolder('migrations') });
      await installQueues(url);
    } finally {
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}
