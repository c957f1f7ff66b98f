import { fork } from 'node:child_process';
import { isRetrainingDue } from '@mapa/server-classifier';
import { type Database, DESK, DESK_QUEUE, deskPapers, type JobQueue, type Settle } from '@mapa/server-platform';
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
        await runProgram(program, order, signal);
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

function runProgram(program: string, job: DeskJob, signal: AbortSignal): Promise<void> {
  const named = job.act === 'treinar' ? [] : [job.paperId, job.staffId];
  return new Promise((resolve, reject) => {
    const child = fork(program, ['desk', job.act, ...named], {
      signal,
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the work at the desk ended with ${code ?? 'a signal'}`));
    });
  });
}
