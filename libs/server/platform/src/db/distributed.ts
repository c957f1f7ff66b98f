import type { Database } from './client';

const known = new WeakMap<Database, Promise<boolean>>();

async function ask({ $client }: Database): Promise<boolean> {
  const { rows } = await $client.query<{ distributed: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_partition') is not null as distributed`,
  );
  return rows[0]?.distributed ?? false;
}

/** Whether students stand on several servers (docs/decisions/163). The database is asked once in the life of a process. */
export function isDistributed(db: Database): Promise<boolean> {
  const asked = known.get(db) ?? ask(db);
  known.set(db, asked);
  // A database that was away is asked again.
  asked.catch(() => known.delete(db));
  return asked;
}
