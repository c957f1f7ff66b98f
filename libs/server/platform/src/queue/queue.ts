import { activeTracing } from '@mapa/server-http';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Queryable } from '../db/client';
import { QUEUE_SCHEMA } from './queues';

const CONNECT_TIMEOUT_MS = 3_000;
const RESTART_MS = 5_000;
const STOP_WITHIN_MS = 8_000;

/** A job as a worker receives it; `retryCount` counts the attempts. */
export type QueuedJob = JobWithMetadata<unknown>;
/** Settles one job. It returns the outcome and never throws. */
export type Settle = (job: QueuedJob) => Promise<JobResult>;

/** A job is a trace of its own: its originating request has long been answered. */
const traced = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': name };
  return activeTracing()?.begin(`job ${name}`, { kind: 'consumer', attributes }, work) ?? work();
};

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/**
 * The transactional outbox: a job sent in a transaction exists exactly if that transaction commits. The queue has its
 * own connections, so that sending within a transaction never waits for a second connection of the same pool.
 */
export function createQueue({ url, log }: { url: string; log: FastifyBaseLogger }) {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'mapa-queue',
    max: 2,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    schedule: true,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ event: 'queue failed', code: codeOf(error) }, 'queue failed'));
  boss.on('warning', ({ message }) => log.warn({ event: 'queue warning', reason: message }, 'queue warning'));
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  /** One job at a time: if this process is killed, at most one job was done without being settled. */
  const work = async (name: string, settle: Settle): Promise<void> => {
    if (stopped) return;
    try {
      await boss.start();
      const options = {
        pollingIntervalSeconds: 5,
        notifyPollingIntervalSeconds: 10,
        perJobResults: true,
        includeMetadata: true,
      } as const;
      const worker: string = await boss.work<unknown, JobResult[], typeof options>(name, options, async (jobs) => {
        const results = [];
        for (const job of jobs) results.push(await traced(name, () => settle(job)));
        // One notification may stand for several jobs: look again before sleeping.
        boss.notifyWorker(worker);
        return results;
      });
    } catch (error) {
      log.warn({ event: 'queue not started', code: codeOf(error) }, 'queue not started');
      retry = setTimeout(() => void work(name, settle), RESTART_MS).unref();
    }
  };

  return {
    /** Queues a job within the caller's transaction, at once or some seconds later. */
    async send(tx: Queryable, name: string, data: object, { afterS = 0 }: { afterS?: number } = {}): Promise<void> {
      await boss.start();
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(afterS > 0 && { startAfter: afterS }) });
    },
    work,
    /** Waits for the current job, at most eight seconds; an unfinished job is repeated by the next process. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(retry);
      await boss.stop({ timeout: STOP_WITHIN_MS });
    },
  };
}

export type JobQueue = ReturnType<typeof createQueue>;
