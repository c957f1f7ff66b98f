import { isRetrainingDue } from '@mapa/server-classifier';
import { type Database, type JobQueue, runProgram, type Settle } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { DeskJob, PaperJob, SendJob } from '../papers/papers';
import { DESK_QUEUE, TASK_QUEUE } from './queues';
import { giveTaskUp } from './run-task';
import { deskPapers } from '../tables/papers';

declare module 'fastify' {
  interface FastifyInstance {
    desk: DeskJobs;
  }
}

interface JobDependencies {
  db: Database;
  queue: JobQueue;
  log: FastifyBaseLogger;
  /** Ends the running processes; other processes retry their jobs. */
  signal: AbortSignal;
}

/** Heap of a job's process, in MB. */
const MEMORY_MB = 1_024;
const TIMEOUT_MS = 5 * 60_000;
const TASK_TIMEOUT_MS = 60 * 60_000;
/** Attempts of a job before its paper is reported as failed. */
const LAST_ATTEMPT = 1;

/** What a job is about, as arguments of the program. */
function namedIn(order: DeskJob): string[] {
  if (order.act === 'treinar') return [];
  return order.act === 'mudar' ? [String(order.taskId)] : [order.paperId, order.staffId];
}

/**
 * Work on papers outside of requests: jobs of the queue, each in a separate process with limits for memory and time.
 */
export function createDeskJobs({ db, queue, log, signal }: JobDependencies) {
  const settle =
    (program: string): Settle =>
    async (job) => {
      const order = job.data as DeskJob;
      try {
        const timeoutMs = order.act === 'mudar' ? TASK_TIMEOUT_MS : TIMEOUT_MS;
        const bounds = { signal, memoryMb: MEMORY_MB, timeoutMs };
        await runProgram(program, ['desk', order.act, ...namedIn(order)], bounds);
        if (order.act === 'publicar') await orderTraining();
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn({ event: 'desk job failed', job: job.id, act: order.act, err: error }, 'desk job failed');
        if (job.retryCount >= LAST_ATTEMPT) await giveUp(order);
        return { id: job.id, status: 'failed' };
      }
    };
  const giveUp = async (order: DeskJob): Promise<void> => {
    if (order.act === 'mudar') await giveTaskUp(db, order.taskId);
    else if (order.act !== 'treinar') await givePaperUp(order);
  };
  const givePaperUp = async ({ paperId, act }: PaperJob): Promise<void> => {
    const [paper] = await db.select().from(deskPapers).where(eq(deskPapers.id, paperId));
    const state = act === 'ler' ? 'falhou' : paper?.publishedAt ? 'publicada' : 'revisao';
    await db.update(deskPapers).set({ state, problem: DESK.jobStopped.sentence }).where(eq(deskPapers.id, paperId));
  };
  /**
   * A publication corrects suggested subjects and, like an import, may require a training; that is a job of its own,
   * which may fail alone.
   */
  const orderTraining = async (): Promise<void> => {
    if (await isRetrainingDue(db)) await db.transaction((tx) => send(tx, { act: 'treinar' }));
  };
  const send: SendJob = (tx, job) => queue.send(tx, job.act === 'mudar' ? TASK_QUEUE : DESK_QUEUE, job);
  return {
    send,
    /** Runs a job in a separate process; never throws. */
    settle,
    /** Starts waiting for jobs; the server calls it once. */
    start: async (program: string): Promise<void> => {
      await queue.work(DESK_QUEUE, settle(program));
      await queue.work(TASK_QUEUE, settle(program));
    },
  };
}

type DeskJobs = ReturnType<typeof createDeskJobs>;
