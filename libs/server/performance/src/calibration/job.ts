import { fork } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { JobQueue, Settle } from '@mapa/server-platform';
import { CALIBRATION_QUEUE } from './queues';
import type { CalibrationOutcome } from './run';

declare module 'fastify' {
  interface FastifyInstance {
    calibration: CalibrationJob;
  }
}

/** Message from the calibrating process to its parent. */
export type CalibrationMessage = CalibrationOutcome;

interface JobDependencies {
  queue: JobQueue;
  log: FastifyBaseLogger;
  /** Ends the calibrating process; another one retries the job. */
  signal: AbortSignal;
}

/** Heap of the calibrating process, in MB. */
const MEMORY_MB = 1_024;

/**
 * The nightly calibration: a job of the queue that starts this same program as `calibrate` in a separate process, so
 * that no request waits for it. Only one runs at a time, even with several API processes: the others find it locked.
 */
export function createCalibrationJob({ queue, log, signal }: JobDependencies) {
  const settle =
    (program: string): Settle =>
    async (job) => {
      try {
        await runProgram(program, {
          signal,
          tell: (outcome) => log.info({ event: 'calibrated', ...outcome }, 'calibrated'),
        });
        return { id: job.id, status: 'completed' };
      } catch (error) {
        log.warn({ event: 'calibration failed', job: job.id, err: error }, 'calibration failed');
        return { id: job.id, status: 'failed' };
      }
    };
  return {
    /** Runs a job in a separate process; never throws. */
    settle,
    /** Starts waiting for jobs; the server calls it once. */
    start: (program: string): Promise<void> => queue.work(CALIBRATION_QUEUE, settle(program)),
  };
}

export type CalibrationJob = ReturnType<typeof createCalibrationJob>;

function runProgram(
  program: string,
  { signal, tell }: { signal: AbortSignal; tell: (outcome: CalibrationOutcome) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program, ['calibrate'], {
      signal,
      execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY_MB}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (message: CalibrationMessage) => tell(message));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the calibration ended with ${code ?? 'a signal'}`));
    });
  });
}
