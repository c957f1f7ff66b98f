import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Replica } from '../db/replica';
import { QUEUE_SCHEMA, type QueueDefinition } from '../queue/queues';

/** Scrapes come about every 15 s; if the database is slow, a scrape omits the jobs instead of waiting. */
const TIMEOUT_MS = 2_000;

interface JobRow {
  queue: string;
  waiting: number;
  oldest_s: number;
}

// Deferred jobs, such as retries, are aged from the time at which they were queued, which is the mail's age.
const WAITING_JOBS = `
  select name as queue, count(*)::int as waiting, extract(epoch from now() - min(created_on))::float8 as oldest_s
  from ${QUEUE_SCHEMA}.job
  where state < 'active' and (state = 'retry' or start_after <= now())
  group by name`;

async function readWaitingJobs(pool: Pool): Promise<JobRow[]> {
  const query = { text: WAITING_JOBS, query_timeout: TIMEOUT_MS };
  return (await pool.query<JobRow>(query)).rows;
}

const JOB_METRICS: readonly { name: string; help: string; valueOf: (row: JobRow) => number }[] = [
  {
    name: 'mapa_jobs_waiting',
    help: 'Jobs that wait in a queue, those that are tried again among them. Queues named given-up hold what failed for good.',
    valueOf: ({ waiting }) => waiting,
  },
  {
    name: 'mapa_job_oldest_seconds',
    help: 'Age of the oldest job that waits in a queue; 0 where none waits.',
    valueOf: ({ oldest_s }) => oldest_s,
  },
];

function measureReplica(registry: Registry, replica: Replica | undefined): void {
  new Gauge({
    name: 'mapa_replica_lag_seconds',
    help: 'Time by which the replica may be behind; absent where there is none or nothing is known of it. Beyond 5 the primary answers.',
    registers: [registry],
    collect() {
      this.reset();
      const lag = replica?.lagMs() ?? null;
      if (lag !== null) this.set(lag / 1000);
    },
  });
}

interface Measured {
  readonly pool: Pool;
  readonly queues: readonly QueueDefinition[];
  readonly replica?: Replica | undefined;
}

/** Adds metrics: the pool's connections, and for each of these queues the waiting jobs and the age of the oldest. */
export function measureDatabase(registry: Registry, { pool, queues, replica }: Measured): void {
  measureReplica(registry, replica);
  new Gauge({
    name: 'mapa_database_connections',
    help: 'Connections of the pool that are busy or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  for (const { name, help, valueOf } of JOB_METRICS)
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset();
        const rows = await readWaitingJobs(pool).catch(() => null);
        // If the database does not answer there is no value: 0 would mean that nothing waits.
        for (const { name: queue } of rows ? queues : []) {
          const row = rows?.find((one) => one.queue === queue);
          this.set({ queue }, row ? valueOf(row) : 0);
        }
      },
    });
}
