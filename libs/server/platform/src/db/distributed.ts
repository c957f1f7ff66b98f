import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './client';

const known = new WeakMap<Database, Promise<boolean>>();
/** The database of an open transaction. */
const databases = new WeakMap<object, Database>();

async function ask(asked: Queryable): Promise<boolean> {
  const { rows } = await asked.execute<{ distributed: boolean }>(
    sql`select to_regclass('pg_catalog.pg_dist_partition') is not null as distributed`,
  );
  return rows[0]?.distributed ?? false;
}

/** Notes that a transaction belongs to a database, so that it needs not be asked again what the database is. */
export const belongsTo = (tx: object, db: Database): void => void databases.set(tx, db);

/** Whether students stand on several servers (docs/decisions/163). A database is asked once in the life of a process. */
export function isDistributed(queryable: Queryable): Promise<boolean> {
  const db = databases.get(queryable) ?? (queryable as Database);
  const asked = known.get(db) ?? ask(queryable);
  known.set(db, asked);
  // A database that was away is asked again.
  asked.catch(() => known.delete(db));
  return asked;
}
