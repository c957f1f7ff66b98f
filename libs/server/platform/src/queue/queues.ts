import type { Queue } from 'pg-boss';

/** The database schema of the queue library. */
export const QUEUE_SCHEMA = 'pgboss';

/** A queue of jobs: its stored name, and its settings in the words of the queue library, with times in seconds. */
export interface QueueDefinition extends Queue {
  /** When a job without data is sent to it, as a cron expression in UTC; left out: jobs are sent by code alone. */
  readonly cron?: string;
}
