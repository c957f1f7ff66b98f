import { setTimeout as wait } from 'node:timers/promises';
import { limitsOf, MAX_PAUSE_MS, type Role } from '@mapa/domain';
import { type Authentication, type Database, statement, type Student } from '@mapa/server-platform';
import { recordHeldAnswers } from '@mapa/server-study';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { closeSitting, enterAnswers } from './finish';

const ROUND_MS = 60_000;
/** Small enough that a round ends before the next one. */
const BATCH = 200;

/** SQL: when the clock of a sitting `s` runs out; `deadlineOf` of libs/domain in the database. */
const DEADLINE = `s.started_at + interval '1 millisecond' * (s.duration_ms + least(
  s.paused_ms + coalesce(greatest(extract(epoch from now() - s.paused_at) * 1000, 0), 0), ${MAX_PAUSE_MS}))`;

/** SQL on a sitting `s`: whether its time is over, or it is closed and its marks are not all recorded as answers. */
const IS_DUE = `(s.state = 'aberta' and now() >= ${DEADLINE} or s.state <> 'aberta' and s.entered_at is null)`;

/** SQL on a held answer `h`: whether its question is no longer withheld by any sitting. */
const IS_RELEASED = `not exists (
  select from sittings o join sitting_items i on i.student_id = o.student_id and i.sitting_id = o.id and i.question_id = h.question_id
  where o.student_id = h.student_id and (o.state = 'aberta' or o.entered_at is null))`;

const dueSittings = statement<{ id: string; state: string }>(
  'due-sittings',
  `select s.id, s.state from sittings s where s.student_id = $1 and ${IS_DUE} order by s.started_at`,
);

/**
 * The only place where answers of a sitting are recorded: closes a student's sittings whose time is over, records the
 * marks of closed ones, then the answers that were held for them, whatever ended them (docs/decisions/100). Repeating
 * it changes nothing; the next call or round continues an interrupted one.
 * @returns ids of the sittings whose marks were recorded
 */
export async function settleSittings(db: Database, student: Student): Promise<string[]> {
  const due = await dueSittings(db, [student.id]);
  const ended: string[] = [];
  for (const { id, state } of due) {
    // This process's clock may be a moment behind the database's.
    if (state === 'aberta' && !(await closeSitting(db, student.id, id, 'encerrada'))) continue;
    await enterAnswers(db, student, id);
    ended.push(id);
  }
  await recordHeldAnswers(db, student);
  return ended;
}

/** Authentication that settles a student's sittings first: no call sees one whose time is over as open. */
export const settlingSittings = (inner: Authentication): Authentication => ({
  ...inner,
  readStudent: async (db, claims) => {
    const student = await inner.readStudent(db, claims);
    if (student?.isSitting) await settleSittings(db, student);
    return student;
  },
});

interface DueStudent extends Record<string, unknown> {
  id: string;
  role: string;
  plano_tipo: string;
}

/** Students for whom `settleSittings` has something to do. */
async function readDueStudents(db: Database): Promise<DueStudent[]> {
  const { rows } = await db.execute<DueStudent>(sql`
    select u.id, u.role, u.plan as plano_tipo from users u join (
      select s.student_id from sittings s where ${sql.raw(IS_DUE)}
      union select h.student_id from held_answers h where ${sql.raw(IS_RELEASED)}) due on due.student_id = u.id
    limit ${BATCH}`);
  return rows;
}

export interface SettleSetting {
  db: Database;
  log: FastifyBaseLogger;
  /** Ends the loop. */
  signal: AbortSignal;
  /** Milliseconds between two rounds. */
  every?: number;
}

/**
 * Settles the sittings of all students, once a minute while the process runs; a failed one is retried in the next
 * round.
 */
export async function settleDueSittings({ db, log, signal, every = ROUND_MS }: SettleSetting): Promise<void> {
  while (!signal.aborted) {
    await wait(every, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      for (const { id, role, plano_tipo } of await readDueStudents(db)) {
        const student = {
          id,
          sessionId: '',
          role: role as Role,
          limits: limitsOf({ role, plano_tipo }),
          isSitting: true,
        };
        for (const sitting of await settleSittings(db, student))
          log.info({ event: 'sitting ended', student: id, sitting }, 'sitting ended');
      }
    } catch (error) {
      log.warn({ err: error }, 'due sittings could not be ended');
    }
  }
}
