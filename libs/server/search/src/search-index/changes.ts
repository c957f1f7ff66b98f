import type { Pool } from 'pg';

/** What became visible since a snapshot. */
export interface Changes {
  /** The snapshot that the answer itself was read in: where the next look begins. */
  snapshot: string;
  /** Another server, or this one taken back in time: what was learnt before cannot be trusted. */
  foreign: boolean;
  /** Questions that came, changed or went. */
  questions: number[];
  /** Exams that changed, or whose questions did. */
  exams: number[];
  /** Subjects, boards or bodies changed. */
  names: boolean;
  /** All questions at once. */
  everything: boolean;
}

interface Row {
  snapshot: string;
  foreign: boolean;
  questions: number[] | null;
  exams: number[] | null;
  names: boolean | null;
}

// The second bound is always true for what this server wrote. It passes over numbers that a restored dump brought from
// another server, and tells the planner that few rows lie between the two.
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

/** Everything that was committed after the snapshot was taken and before this call: one cheap query when that is nothing. */
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

/** What is older is forgotten, but for the newest. */
const KEPT = '8 days';
/**
 * Highest age of a snapshot on disk. One day less than changes are kept: a change is as old as the beginning of its
 * transaction, which may have been running when the snapshot was taken.
 */
export const SNAPSHOT_MAX_AGE = '7 days';

/**
 * Deletes changes that every living process has read, and those with transaction ids that only another server can have
 * written.
 */
export const pruneChanges = (pool: Pool) =>
  pool.query(`
    delete from bank_changes
    where (noted_at < now() - interval '${KEPT}' and changed_in < (select max(changed_in) from bank_changes))
      or changed_in >= pg_snapshot_xmax(pg_current_snapshot())`);
