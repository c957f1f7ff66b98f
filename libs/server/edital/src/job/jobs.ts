import { type Database, type JobQueue, runProgram, type Settle } from '@mapa/server-platform';
import { EDITAL } from '../errors/error-messages';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { discardUnfinished, type EditalJob, forgetFile, type SendJob } from '../store';
import { EDITAL_QUEUE, EDITAL_REFRESH_QUEUE } from './queues';
import { BEGINNING, placeOf, refreshBatch, type RefreshPlace } from './refresh';
import { editais } from '../tables/editais';

declare module 'fastify' {
  interface FastifyInstance {
    editais: EditalJobs;
  }
}

interface JobDependencies {
  db: Database;
  queue: JobQueue;
  log: FastifyBaseLogger;
  /** Ends the running processes; other processes retry their jobs. */
  signal: AbortSignal;
}

const MEMORY_MB = 512;
const TIMEOUT_MS = 2 * 60_000;
/** Attempts of a job before its edital is reported as failed. */
const LAST_ATTEMPT = 1;
/** Maps updated by one job: some seconds of work, which are repeated if the process ends meanwhile. */
const BATCH = 25;
/** Seconds between two batches. */
const PAUSE_S = 2;

/**
 * Work on editais outside of requests: each is read in a separate process; at night their maps are updated from the
 * bank.
 */
export function createEditalJobs({ db, queue, log, signal }: JobDependencies) {
  const giveUp = ({ readingId }: EditalJob): Promise<void> =>
    db.transaction(async (tx) => {
      const [edital] = await tx
        .update(editais)
        .set({ state: 'falhou', problem: EDITAL.stopped.sentence, pasted: null })
        .where(and(eq(editais.readingId, readingId), eq(editais.state, 'lendo')))
        .returning();
      if (edital) await forgetFile(tx, edital);
    });
  const settle =
    (program: string): Settle =>
    async (job) => {
      const order = job.data as EditalJob;
      try {
        await runProgram(program, ['edital', order.readingId], {
          signal,
          memoryMb: MEMORY_MB,
          timeoutMs: TIMEOUT_MS,
        });
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn({ event: 'edital job failed', job: job.id, err: error }, 'edital job failed');
        if (job.retryCount >= LAST_ATTEMPT) await giveUp(order);
        return { id: job.id, status: 'failed' };
      }
    };

  const settleRefresh: Settle = async (job) => {
    try {
      const place = placeOf(job.data);
      if (place === BEGINNING) await discardUnfinished(db);
      const { maps, next } = await refreshBatch(db, place, { size: BATCH, log, signal });
      // The pause leaves the database to those who study.
      if (next !== null) await queue.send(db, EDITAL_REFRESH_QUEUE, next, { afterS: PAUSE_S });
      log.info({ event: 'maps of editais refreshed', maps }, 'maps of editais refreshed');
      return { id: job.id, status: 'completed' };
    } catch (error) {
      log.warn({ event: 'refresh of maps failed', job: job.id, err: error }, 'refresh of maps failed');
      return { id: job.id, status: 'failed' };
    }
  };
  const send: SendJob = (tx, job) => queue.send(tx, EDITAL_QUEUE, job);
  return {
    send,
    /** Runs a job in a separate process; never throws. */
    settle,
    /** Runs a job of the night: one batch of maps, which orders the next one; never throws. */
    settleRefresh,
    /** Runs the whole night at once; returns the number of updated maps. */
    refresh: async (): Promise<number> => {
      await discardUnfinished(db);
      let count = 0;
      for (let place: RefreshPlace | null = BEGINNING; place !== null;) {
        const batch = await refreshBatch(db, place, { size: BATCH, log, signal });
        count += batch.maps;
        place = batch.next;
      }
      return count;
    },
    /** Starts waiting for jobs; the server calls it once. */
    start: async (program: string): Promise<void> => {
      await queue.work(EDITAL_QUEUE, settle(program));
      await queue.work(EDITAL_REFRESH_QUEUE, settleRefresh);
    },
  };
}

type EditalJobs = ReturnType<typeof createEditalJobs>;
