import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { openDatabase } from '../db/client';
import { failureSentence } from '../db/failure';
import { LockHeld, withLock } from '../db/lock';
import { installQueues } from '../queue/install';
import type { QueueDefinition } from '../queue/queues';
import { assetFolder } from './asset-folder';
import { demandKnownSchema, demandServer } from './compatibility';

export const MIGRATION_LOCK = 727_001;
/** Longer than migrations of a large database take. */
const WAIT_MS = 600_000;

interface Migrating {
  /** Every queue of the application, by `queuesOf`. */
  queues: readonly QueueDefinition[];
  /** How long to wait for another migrating process, in milliseconds. */
  waitMs?: number;
  /** Receives lines for people about what it waits for, and about queues that this version does not have. */
  say?: (line: string) => void;
}

/** The migration that contains a statement; null if none does. */
function migrationWith(statement: string, folder: string): string | null {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const file = files.sort().find((name) => readFileSync(join(folder, name), 'utf8').includes(statement));
  return file?.replace(/\.sql$/, '') ?? null;
}

/** Describes which migration failed, why and where: the query builder only reports the statement, at full length. */
function describeFailure(error: unknown, folder: string): string {
  const migration = error instanceof DrizzleQueryError ? migrationWith(error.query, folder) : null;
  return `${migration ? `migration ${migration}` : 'a migration'} failed: ${failureSentence(error)}; nothing was changed`;
}

const describeLeft = (queues: readonly string[]): string =>
  `this version has no queue named ${queues.join(', ')}: the jobs that wait there stay undone`;

/**
 * Migrates the database to the newest schema, and installs the queues. Several processes may call it at once: one works, the others wait.
 * @throws a sentence: a migration failed, the database belongs to another version or the PostgreSQL is unsupported, or
 * another process did not finish in time
 */
export async function migrateDatabase(url: string, { queues, waitMs = WAIT_MS, say }: Migrating): Promise<void> {
  const { pool, db } = openDatabase(url, { max: 2, statementTimeoutMs: 0 });
  const seconds = waitMs / 1_000;
  const onWait = () => say?.(`another process migrates this database: waiting for it, at most ${seconds} s`);
  try {
    await demandServer(pool);
    await withLock(pool, MIGRATION_LOCK, { waitMs, onWait }, async () => {
      await demandKnownSchema(pool);
      const migrationsFolder = assetFolder('migrations');
      try {
        await migrate(db, { migrationsFolder });
      } catch (error) {
        throw new Error(describeFailure(error, migrationsFolder), { cause: error });
      }
      const left = await installQueues(url, queues);
      if (left.length > 0) say?.(describeLeft(left));
    });
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Error(
      `another process (PostgreSQL backend ${error.pid ?? 'unknown'}) has been migrating this database for ${seconds} s; nothing was changed. Wait for it or end it, and start again`,
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}
