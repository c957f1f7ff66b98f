import type { Database, JobQueue, Mail, Settle } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { REMINDER_QUEUE } from './queues';

declare module 'fastify' {
  interface FastifyInstance {
    reminders: ReminderJob;
  }
}

interface JobDependencies {
  db: Database;
  queue: JobQueue;
  mail: Pick<Mail, 'order'>;
  log: FastifyBaseLogger;
}

/** Mails ordered in one transaction. */
const BATCH = 200;

/**
 * Once an hour: orders the reminders of that hour in Brasília, at most one a day and none to an unverified address. The
 * day is recorded in the transaction that orders the mail, so that neither a repeated job nor a second process orders
 * another.
 */
export function createReminderJob({ db, queue, mail, log }: JobDependencies) {
  /** @param at a moment in the intended hour, however late the job runs */
  const orderDue = async (at: Date): Promise<number> => {
    const local = sql`${at.toISOString()}::timestamptz at time zone 'America/Sao_Paulo'`;
    let ordered = 0;
    for (;;) {
      const batch = await db.transaction(async (tx) => {
        // Chosen first: a distributed engine chooses no rows by a limit in a statement that updates.
        const { rows: due } = await tx.execute<{ student_id: string }>(sql`
          select r.student_id from study_reminders r join users u on u.id = r.student_id
          where r.hour = extract(hour from ${local}) and (r.sent_on is null or r.sent_on < (${local})::date)
            and u.email_verified_at is not null
          order by r.student_id limit ${BATCH}`);
        // Those that another process has ordered meanwhile are not updated any more.
        const { rows } = await tx.execute<{ student_id: string }>(sql`
          update study_reminders set sent_on = (${local})::date
          where student_id = any (${sql.param(due.map((row) => row.student_id))}::uuid[])
            and hour = extract(hour from ${local}) and (sent_on is null or sent_on < (${local})::date)
          returning student_id`);
        for (const { student_id } of rows) await mail.order(tx, { kind: 'reminder', id: student_id });
        return { chosen: due.length, ordered: rows.length };
      });
      ordered += batch.ordered;
      if (batch.chosen < BATCH) return ordered;
    }
  };

  /** Runs a job; never throws. */
  const settle: Settle = async (job) => {
    try {
      const ordered = await orderDue(job.createdOn);
      log.info({ event: 'reminders ordered', ordered }, 'reminders ordered');
      return { id: job.id, status: 'completed' };
    } catch (error) {
      log.warn({ event: 'reminders failed', job: job.id, err: error }, 'reminders failed');
      return { id: job.id, status: 'failed' };
    }
  };
  return {
    orderDue,
    /** Starts waiting for jobs; the server calls it once. */
    start: (): Promise<void> => queue.work(REMINDER_QUEUE, settle),
  };
}

export type ReminderJob = ReturnType<typeof createReminderJob>;
