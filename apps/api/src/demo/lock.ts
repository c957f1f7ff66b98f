import { LockHeld, withLock } from '@mapa/server-platform';
import type { Pool } from 'pg';

const DEMO_LOCK = 727_004;
const WAIT_MS = 300_000;

/** Runs work on the demo in one process at a time. */
export async function withDemoLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  try {
    return await withLock(pool, DEMO_LOCK, { waitMs: WAIT_MS }, work);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new Error(
      `another process (PostgreSQL backend ${error.pid ?? 'unknown'}) has been at the demo for ${WAIT_MS / 1_000} s. Wait for it or end it, and start again`,
      { cause: error },
    );
  }
}
