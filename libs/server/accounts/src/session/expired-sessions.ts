import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetEnded } from './ended-accounts';
import { type Database, sessions } from '@mapa/server-platform';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Few enough that no statement holds locks for long. */
const BATCH = 5_000;

/**
 * Deletes sessions with expired tokens, whether ended or not: they are unusable, and nothing references them; and what says of deleted
 * accounts that they were, once no token of theirs is valid any more.
 * @returns the number of deleted sessions
 */
export async function deleteExpiredSessions(db: Database, batch = BATCH): Promise<number> {
  await forgetEnded(db);
  let deleted = 0;
  for (;;) {
    // What another process deletes at the same time is passed over.
    const { rowCount } = await db.execute(sql`
      delete from ${sessions} where (student_id, id) in (
        select student_id, id from ${sessions} where expires_at < now() limit ${batch} for update skip locked)`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return deleted;
  }
}

export interface CleanupSetting {
  db: Database;
  log: FastifyBaseLogger;
  /** Ends it. */
  signal: AbortSignal;
  /** How long after the start the first round is, and how far apart the others are, in ms. */
  firstAfter?: number;
  every?: number;
}

/** Deletes expired sessions now and then for as long as the process runs; a round that fails is made up for by the next. */
export async function cleanUpSessions({
  db,
  log,
  signal,
  firstAfter = MINUTE_MS,
  every = 6 * HOUR_MS,
}: CleanupSetting): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  await pause(firstAfter);
  while (!signal.aborted) {
    try {
      const deleted = await deleteExpiredSessions(db);
      if (deleted > 0) log.info({ event: 'expired sessions deleted', sessions: deleted }, 'expired sessions deleted');
    } catch (error) {
      log.warn({ err: error }, 'expired sessions could not be deleted');
    }
    await pause(every);
  }
}
