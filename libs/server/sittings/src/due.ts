import { setTimeout as wait } from 'node:timers/promises';
import { limitsOf, type Role } from '@mapa/domain';
import type { Database, Student } from '@mapa/server-platform';
import { SITTING_DEADLINE } from '@mapa/server-questions';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { endSitting } from './finish';

const ROUND_MS = 60_000;
/** Few enough that a round ends within the next one. */
const BATCH = 200;

interface DueRow extends Record<string, unknown> {
  student_id: string;
  id: string;
  role: string;
  plano_tipo: string;
}

/** Sittings whose time is over, and finished ones whose marks have not all entered. */
const readDue = async (db: Database, whose: SQL = sql`true`): Promise<DueRow[]> => {
  const { rows } = await db.execute<DueRow>(sql`
    select s.student_id, s.id, u.role, u.plan as plano_tipo from sittings s join users u on u.id = s.student_id
    where ${whose} and (s.state = 'aberta' and now() >= ${SITTING_DEADLINE} or s.state <> 'aberta' and s.entered_at is null)
    order by s.started_at limit ${BATCH}`);
  return rows;
};

/** Ends the sittings of one student whose time is over. */
export async function endOwnDueSittings(db: Database, student: Student): Promise<void> {
  for (const { id } of await readDue(db, sql`s.student_id = ${student.id}`))
    await endSitting(db, student, id, 'encerrada');
}

export interface DueSetting {
  db: Database;
  log: FastifyBaseLogger;
  /** Ends it. */
  signal: AbortSignal;
  /** Milliseconds between two rounds. */
  every?: number;
}

/** Ends sittings whose time is over, once a minute while the process runs; one that fails is taken up by the next round. */
export async function endDueSittings({ db, log, signal, every = ROUND_MS }: DueSetting): Promise<void> {
  while (!signal.aborted) {
    await wait(every, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      for (const { student_id, id, role, plano_tipo } of await readDue(db)) {
        const limits = limitsOf({ role, plano_tipo });
        await endSitting(
          db,
          { id: student_id, sessionId: '', role: role as Role, limits, isSitting: true },
          id,
          'encerrada',
        );
        log.info({ event: 'sitting ended', student: student_id, sitting: id }, 'sitting ended');
      }
    } catch (error) {
      log.warn({ err: error }, 'due sittings could not be ended');
    }
  }
}
