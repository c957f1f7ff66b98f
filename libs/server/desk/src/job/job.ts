import { isRetrainingDue } from '@mapa/server-classifier';
import {
  type Database,
  DESK,
  DESK_QUEUE,
  deskPapers,
  type JobQueue,
  runProgram,
  type Settle,
} from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { DeskJob, PaperJob, SendJob } from '../papers/papers';

declare module 'fastify' {
  interface FastifyInstance {
    desk: DeskJobs;
  }
}

interface JobDependencies {
  db: Database;
  queue: JobQueue;
  log: FastifyBaseLogger;
  /** Ends the processes that work; the jobs are tried again by others. */
  signal: AbortSignal;
}

/** Heap of the process that does a job, in MB. */
const MEMORY_MB = 1_024;
const TIMEOUT_MS = 5 * 60_000;
/** Attempts of a job before its paper is told to have failed. */
const LAST_ATTEMPT = 1;

/** What is done with papers outside of requests: jobs of the queue, each in a process of its own, with bounds for memory and time. */
export function createDeskJobs({ db, queue, log, signal }: JobDependencies) {
  const settle =
    (program: string): Settle =>
    async (job) => {
      const order = job.data as DeskJob;
      try {
        const named = order.act === 'treinar' ? [] : [order.paperId, order.staffId];
        const bounds = { signal, memoryMb: MEMORY_MB, timeoutMs: TIMEOUT_MS };
        await runProgram(program, ['desk', order.act, ...named], bounds);
        if (order.act === 'publicar') await orderTraining();
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn({ event: 'desk job failed', job: job.id, act: order.act, err: error }, 'desk job failed');
        if (job.retryCount >= LAST_ATTEMPT && order.act !== 'treinar') await giveUp(order);
        return { id: job.id, status: 'failed' };
      }
    };
  const giveUp = async ({ paperId, act }: PaperJob): Promise<void> => {
    const [paper] = await db.select().from(deskPapers).where(eq(deskPapers.id, paperId));
    const state = act === 'ler' ? 'falhou' : paper?.publishedAt ? 'publicada' : 'revisao';
    await db.update(deskPapers).set({ state, problem: DESK.jobStopped.sentence }).where(eq(deskPapers.id, paperId));
  };
  /** A publication corrects suggested subjects as an import does, and as that trains when it is due; in a job of its own, which may fail alone. */
  const orderTraining = async (): Promise<void> => {
    if (await isRetrainingDue(db)) await db.transaction((tx) => send(tx, { act: 'treinar' }));
  };
  const send: SendJob = (tx, job) => queue.send(tx, DESK_QUEUE, job);
  return {
    send,
    /** How a job is settled by a program; never throws. */
    settle,
    /** Starts waiting for jobs; the server calls it once. */
    start: (program: string): Promise<void> => queue.work(DESK_QUEUE, settle(program)),
  };
}

type DeskJobs = ReturnType<typeof createDeskJobs>;
