import type { Pool, PoolClient } from 'pg';
import type { Failure } from './failure';

const NOT_AVAILABLE = '55P03';

/** The lock could not be acquired in time. */
export class LockHeld extends Error {
  /** @param pid the database process that holds it; null if it was released just then */
  constructor(readonly pid: number | null) {
    super(`the lock is held by backend ${pid ?? '?'}`);
  }
}

interface Waiting {
  /** How long to wait for the lock, in milliseconds; 0: not at all. */
  waitMs?: number;
  /** Called when it has to wait. */
  onWait?: () => void;
}

async function tryLock(client: PoolClient, key: number): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [key]);
  return rows[0]?.mine ?? false;
}

async function holderOf(pool: Pool, key: number): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1 and (classid::bigint << 32) + objid::bigint = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [key],
  );
  return rows[0]?.pid ?? null;
}

async function take(client: PoolClient, key: number, { waitMs = 0, onWait }: Waiting): Promise<boolean> {
  await client.query('begin');
  // This transaction is idle while the work runs, so the server's timeouts are disabled. PostgreSQL 15 has fewer of
  // them.
  await client.query(
    "select set_config(name, '0', true) from pg_settings where name in ('idle_in_transaction_session_timeout', 'transaction_timeout', 'statement_timeout')",
  );
  if (await tryLock(client, key)) return true;
  if (waitMs === 0) return false;
  onWait?.();
  await client.query("select set_config('lock_timeout', $1, true)", [`${waitMs}ms`]);
  try {
    await client.query('select pg_advisory_xact_lock($1)', [key]);
    return true;
  } catch (error) {
    if ((error as Failure).code === NOT_AVAILABLE) return false;
    throw error;
  }
}

/**
 * Runs the work while no other process runs work under the same key. The lock belongs to a transaction: behind a pooler
 * that shares connections by transaction, a session's lock would stay on a connection that others use, and would never
 * be released. The work uses other connections, possibly of the same pool.
 * @param key of the lock within this database
 * @throws LockHeld when another process holds it beyond the waiting time
 */
export async function withLock<T>(pool: Pool, key: number, waiting: Waiting, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isOver = false;
  try {
    if (!(await take(client, key, waiting))) {
      await client.query('rollback');
      isOver = true;
      client.release();
      throw new LockHeld(await holderOf(pool, key));
    }
    return await work();
  } finally {
    if (!isOver) await letGo(client);
  }
}

/** Ends the transaction, or closes the connection if that fails: a closed connection holds no lock. */
async function letGo(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
