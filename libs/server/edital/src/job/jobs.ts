import { type Database, type JobQueue, runProgram, type Settle, studentMaps } from '@mapa/server-platform';
import { EDITAL } from '../errors/error-messages';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { refreshMap } from '../own-map';
import { discardUnfinished, type EditalJob, forgetFile, type SendJob } from '../store';
import { EDITAL_QUEUE, EDITAL_REFRESH_QUEUE } from './queues';
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
/** Maps updated in one step. */
const BATCH = 100;

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

  /** Deletes unfinished uploads, and updates the map of every existing edital from the bank. */
  const refresh = async (): Promise<number> => {
    await discardUnfinished(db);
    let after: { studentId: string; id: string } | null = null;
    let count = 0;
    for (;;) {
      const next: (typeof editais.$inferSelect)[] = (
        await db
          .select({ edital: editais })
          .from(editais)
          .innerJoin(
            studentMaps,
            and(
              eq(studentMaps.studentId, editais.studentId),
              eq(studentMaps.mapId, editais.mapId),
              isNull(studentMaps.removedAt),
            ),
          )
          .where(
            after === null
              ? undefined
              : or(
                  gt(editais.studentId, after.studentId),
                  and(eq(editais.studentId, after.studentId), gt(editais.id, sql`${after.id}::uuid`)),
                ),
          )
          .orderBy(asc(editais.studentId), asc(editais.id))
          .limit(BATCH)
      ).map(({ edital }) => edital);
      for (const edital of next) {
        if (signal.aborted) return count;
        await refreshMap(db, edital);
        count += 1;
      }
      after = next.at(-1) ?? null;
      if (after === null || next.length < BATCH) return count;
    }
  };
  const settleRefresh: Settle = async (job) => {
    try {
      log.info({ event: 'maps of editais refreshed', maps: await refresh() }, 'maps of editais refreshed');
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
    refresh,
    /** Starts waiting for jobs; the server calls it once. */
    start: async (program: string): Promise<void> => {
      await queue.work(EDITAL_QUEUE, settle(program));
      await queue.work(EDITAL_REFRESH_QUEUE, settleRefresh);
    },
  };
}

type EditalJobs = ReturnType<typeof createEditalJobs>;
