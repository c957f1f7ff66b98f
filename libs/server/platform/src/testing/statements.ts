import { jest } from '@jest/globals';
import { Client, type Pool } from 'pg';

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown }).text);

async function someWaits(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Boolean(rowCount);
}

/** Waits until some statement of this database waits for a lock, or until `work` has ended without waiting. */
async function waitsForLock(pool: Pool, work: Promise<unknown>): Promise<void> {
  const ended = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([ended, someWaits(pool)])));
}

/**
 * A barrier for concurrency tests. Holds `first` before its first matching statement, starts `second`, and resumes
 * `first` when `second` has ended or waits for a lock of `first`. Returns the outcomes of both.
 */
export async function interleave<First, Second>(
  pool: Pool,
  pattern: RegExp,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const { query } = Client.prototype;
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const send = () => (query as (...args: unknown[]) => unknown).apply(this, args);
    if (!pattern.test(textOf(args[0]))) return send();
    spy.mockRestore();
    reach();
    return released.then(send);
  } as never);
  try {
    const early = first();
    const missed = early.then(() => Promise.reject(new Error(`no statement like ${String(pattern)}`)));
    await Promise.race([reached, missed]);
    missed.catch(() => undefined);
    const late = second();
    await waitsForLock(pool, late);
    release();
    return await Promise.all([early, late]);
  } finally {
    spy.mockRestore();
    release();
  }
}
