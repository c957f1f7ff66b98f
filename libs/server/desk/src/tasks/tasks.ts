import type { ResultOf } from '@mapa/api-contract';
import type { TaskKind } from '@mapa/domain';
import { type Database, listAnswer, type Student } from '@mapa/server-platform';
import { desc, sql } from 'drizzle-orm';
import type { SendJob } from '../papers/papers';
import { deskTasks } from '../tables/tasks';

type Tasks = ResultOf<'GET /api/customer-area/desk/task'>;

/** Questions up to which a change is made in its request: a second or two where a million questions are in the bank. */
export const QUESTIONS_IN_REQUEST = 2_000;

/** A change to be carried out. */
export interface TaskOrder {
  kind: TaskKind;
  targetId: number;
  intoId: number | null;
  before: string;
  after: string;
  /** Questions that it writes. */
  total: number;
}

/** Orders a change that a job carries out; `listTasks` tells how far it is. */
export const orderTask = (db: Database, student: Student, order: TaskOrder, send: SendJob): Promise<void> =>
  db.transaction(async (tx) => {
    const [task] = await tx
      .insert(deskTasks)
      .values({ ...order, staffId: student.id })
      .returning({ id: deskTasks.id });
    await send(tx, { act: 'mudar', taskId: task?.id ?? 0 });
  });

/** How long an ended change is told of. */
const TOLD = sql`interval '1 hour'`;

/** Changes that wait or are under way, and those that ended in the last hour; the latest first. */
export async function listTasks(db: Database): Promise<Tasks> {
  const rows = await db
    .select()
    .from(deskTasks)
    .where(sql`${deskTasks.endedAt} is null or ${deskTasks.endedAt} > now() - ${TOLD}`)
    .orderBy(desc(deskTasks.createdAt))
    .limit(20);
  const tasks = rows.map((row) => ({
    id: row.id,
    tipo: row.kind,
    antes: row.before,
    depois: row.after,
    situacao: row.state,
    feitas: row.done,
    total: row.total,
    problema: row.problem,
    em: row.createdAt.toISOString(),
  }));
  return listAnswer(tasks, tasks.length, { page: 1, perPage: 20, offset: 0 });
}
