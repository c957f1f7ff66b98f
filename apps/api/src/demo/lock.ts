import type { Pool } from 'pg';

const DEMO_LOCK = 727_004;

/** Does what concerns the demo in one process at a time. */
export async function withDemoLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    return await work();
  } finally {
    // Closing the connection gives the lock back.
    lock.release(true);
  }
}
