import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetEnded } from './ended-accounts';
import { type Database, sessions } from '@mapa/server-platform';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Students whose sessions are deleted at once: few, so that no statement holds locks for long. */
const BATCH = 2_000;

/**
 * Deletes sessions with expired tokens, ended or not: they are unusable, and nothing references them. Also deletes the
 * marks of deleted accounts whose tokens have all expired.
 * @returns the number of deleted sessions
 */
export async function deleteExpiredSessions(db: Database, batch = BATCH): Promise<number> {
  await forgetEnded(db);
  let deleted = 0;
  for (;;) {
    // Read first: a distributed engine chooses no rows by a limit in a statement that deletes.
    const { rows } = await db.execute<{ student_id: string }>(
      sql`select distinct student_id from ${sessions} where expires_at < now() limit ${batch}`,
    );
    const students = rows.map((row) => row.student_id);
    // Rows that another process has deleted meanwhile are not found any more.
    const { rowCount } = await db.execute(
      sql`delete from ${sessions} where student_id = any (${sql.param(students)}::uuid[]) and expires_at < now()`,
    );
    deleted += rowCount ?? 0;
    if (students.length < batch) return deleted;
  }
}

export interface CleanupSetting {
  db: Database;
  log: FastifyBaseLogger;
  /** Ends the loop. */
  signal: AbortSignal;
  /** Delay of the first round and interval of the others, in ms. */
  firstAfter?: number;
  every?: number;
}

/** Deletes expired sessions periodically while the process runs; a failed round is made up for by the next. */
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
