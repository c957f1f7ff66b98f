import type { Pool } from 'pg';
import { firstCause, isDatabaseAway } from './failure';
import { type Database, openDatabase } from './client';
import { createFreshness } from './replica-freshness';
import { traceStatements } from './trace-statements';

/** Lists for visitors may be cached for 30 s anyway (`cache-control`), so that this bound adds little. */
const MAX_LAG_MS = 5_000;
const CHECK_INTERVAL_MS = 500;
const CHECK_TIMEOUT_MS = 2_000;
const CONNECTIONS = 16;

/** A streaming replica from which lists for visitors are read (docs/decisions/141). */
export interface Replica {
  /** The replica's database while its lag is within the bound; null when the primary must be asked. */
  current: () => Database | null;
  /** Milliseconds by which the replica may be behind the primary; null before the first check, and after a failure. */
  lagMs: () => number | null;
  /** Stops using the replica until the next successful check. @returns false if the error is not the replica's fault */
  failed: (error: unknown) => boolean;
  /** Ends the checks and the connections. */
  stop: () => Promise<void>;
}

/** Positions in the write-ahead log in bytes; null for a database that is no replica, such as a promoted one. */
export interface LogPositions {
  primary: () => Promise<bigint>;
  replica: () => Promise<bigint | null>;
}

interface PositionRow {
  position: string | null;
}

const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as position`;
const REPLICA_POSITION = `select case when pg_is_in_recovery()
    then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`;

async function readPosition(pool: Pool, text: string): Promise<bigint | null> {
  const { rows } = await pool.query<PositionRow>({ text, query_timeout: CHECK_TIMEOUT_MS } as { text: string });
  const position = rows[0]?.position ?? null;
  return position === null ? null : BigInt(position);
}

/** The positions of a primary and its replica, by PostgreSQL's own functions. */
export const positionsOf = (primary: Pool, replica: Pool): LogPositions => ({
  primary: async () => (await readPosition(primary, PRIMARY_POSITION)) ?? 0n,
  replica: () => readPosition(replica, REPLICA_POSITION),
});

interface ReplicaSetting {
  primary: Pool;
  url: string;
  log: { info: (line: string) => void; warn: (line: string) => void };
  /** Tests give their own. */
  positions?: (primary: Pool, replica: Pool) => LogPositions;
  now?: () => number;
}

/**
 * Opens a replica and compares its position in the write-ahead log with the primary's twice a second. What the replica
 * has replayed, every commit before the comparison included, is as fresh as the time of that comparison; beyond five
 * seconds the primary is asked instead. A replica that is away at the start is used as soon as it answers.
 */
export function followReplica({
  primary,
  url,
  log,
  positions = positionsOf,
  now = () => performance.now(),
}: ReplicaSetting): Replica & { check: () => Promise<void> } {
  const { pool, db } = openDatabase(url, { max: CONNECTIONS });
  traceStatements(pool);
  const asked = positions(primary, pool);
  const freshness = createFreshness(MAX_LAG_MS);
  let wasUsed: boolean | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const isFresh = () => (freshness.lagMs(now()) ?? Number.POSITIVE_INFINITY) <= MAX_LAG_MS;

  function report(reason: string): void {
    const isUsed = isFresh();
    if (isUsed === wasUsed) return;
    wasUsed = isUsed;
    if (isUsed) log.info('the replica answers lists for visitors');
    else log.warn(`the primary answers lists for visitors: ${reason}`);
  }

  async function check(): Promise<void> {
    try {
      const at = now();
      freshness.primaryWas(await asked.primary(), at);
      const replayed = await asked.replica();
      if (replayed === null) {
        freshness.forget();
        report('DATABASE_READ_URL is not a replica');
      } else {
        freshness.replicaHas(replayed);
        report(`the replica is more than ${MAX_LAG_MS / 1000} s behind`);
      }
    } catch (error) {
      report(firstCause(error as Error));
    }
  }

  async function goOn(): Promise<void> {
    await check();
    if (!isStopped) timer = setTimeout(() => void goOn(), CHECK_INTERVAL_MS).unref();
  }
  const begun = goOn();

  return {
    check,
    current: () => (isFresh() ? db : null),
    lagMs: () => freshness.lagMs(now()),
    failed: (error) => {
      if (!isDatabaseAway(error as Error)) return false;
      freshness.forget();
      report(firstCause(error as Error));
      return true;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await begun;
      await pool.end();
    },
  };
}
