import type { Pool } from 'pg';

/** Changes that became visible since a snapshot. */
export interface Changes {
  /** The snapshot in which these changes were read; the next read begins there. */
  snapshot: string;
  /** The database is another server, or was restored to an earlier state: the index cannot be trusted. */
  foreign: boolean;
  /** Questions that were added, changed or deleted. */
  questions: number[];
  /** Exams that changed, or that have changed questions. */
  exams: number[];
  /** Whether subjects, boards or bodies changed. */
  names: boolean;
  /** Whether all questions have to be read again. */
  everything: boolean;
}

interface Row {
  snapshot: string;
  foreign: boolean;
  questions: number[] | null;
  exams: number[] | null;
  names: boolean | null;
}

// The second bound is always true for rows that this server wrote. It skips transaction ids that a restored dump
// brought from another server, and tells the planner that few rows lie between the bounds.
const SINCE = `
  with noted as materialized (
    select distinct question_id, exam_id from bank_changes
    where changed_in >= pg_snapshot_xmin($1::pg_snapshot) and changed_in < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot))
  select pg_current_snapshot()::text as snapshot,
    pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot) as foreign,
    array_agg(question_id) filter (where question_id is not null) as questions,
    array_agg(exam_id) filter (where exam_id is not null) as exams,
    bool_or(question_id is null and exam_id is null) as names
  from noted`;

/** Everything committed after the snapshot and before this call; a single cheap query where there is nothing. */
export async function readChanges(pool: Pool, since: string): Promise<Changes> {
  const { rows } = await pool.query<Row>({ name: 'bank-changes', text: SINCE, values: [since] });
  const row = rows[0];
  if (!row) throw new Error('an aggregate without a row');
  const questions = row.questions ?? [];
  return {
    snapshot: row.snapshot,
    foreign: row.foreign,
    questions: questions.filter((id) => id !== 0),
    exams: row.exams ?? [],
    names: row.names ?? false,
    everything: questions.includes(0),
  };
}

/** Older changes are deleted, except the newest. */
const KEPT = '8 days';
/**
 * Highest age of a snapshot on disk. One day less than changes are kept: a change is dated by the beginning of its
 * transaction, which may have been running when the snapshot was taken.
 */
export const SNAPSHOT_MAX_AGE = '7 days';

/** Deletes changes that every live process has read, and those whose transaction ids come from another server. */
export const pruneChanges = (pool: Pool) =>
  pool.query(`
    delete from bank_changes
    where (noted_at < now() - interval '${KEPT}' and changed_in < (select max(changed_in) from bank_changes))
      or changed_in >= pg_snapshot_xmax(pg_current_snapshot())`);
