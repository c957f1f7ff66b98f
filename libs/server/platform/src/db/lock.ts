import type { Pool, PoolClient } from 'pg';
import type { Failure } from './failure';

const NOT_AVAILABLE = '55P03';

/** The lock was not to be had in time. */
export class LockHeld extends Error {
  /** @param pid the process of the database that holds it; null where it let go just then */
  constructor(readonly pid: number | null) {
    super(`the lock is held by backend ${pid ?? '?'}`);
  }
}

interface Waiting {
  /** How long is waited for whoever holds it, in milliseconds; 0: not at all. */
  waitMs?: number;
  /** Called when there is somebody to wait for. */
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
  // This transaction does nothing for as long as the work takes: no limit of the server may end it. PostgreSQL 15 has fewer.
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
 * Does the work while no other process does work under the same key. The lock is a transaction's: behind a pooler that
 * shares connections by transaction, a session's would stay on a connection that somebody else gets, and nobody would
 * ever have it again. The work uses other connections, also of the same pool.
 * @param key which lock, of those of this database
 * @throws LockHeld when another process holds it for longer than is waited
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

/** Ends the transaction, and the connection where that fails: a lost one holds nothing any more. */
async function letGo(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
