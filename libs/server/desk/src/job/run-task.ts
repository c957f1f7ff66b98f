import { setTimeout as wait } from 'node:timers/promises';
import type { TaskKind } from '@mapa/domain';
import { type Database, type Queryable, Refusal } from '@mapa/server-platform';
import { and, eq, isNull } from 'drizzle-orm';
import type { Acting } from '../acting/acting';
import { DESK } from '../errors/error-messages';
import { mergeAtDesk } from '../institutions/merge';
import { mergeSubject, moveSubject, undoSubjectAct } from '../subjects/acts';
import { deskTasks } from '../tables/tasks';

type Task = typeof deskTasks.$inferSelect;

const RUN: Readonly<Record<TaskKind, (db: Database, acting: Acting, task: Task) => Promise<unknown>>> = {
  juntar: (db, acting, { targetId, intoId }) =>
    mergeSubject(db, acting, targetId, { em_id: intoId ?? 0, so_conferir: false }),
  mover: (db, acting, { targetId, intoId }) =>
    moveSubject(db, acting, targetId, { pai_id: intoId, so_conferir: false }),
  desfazer: (db, acting, { targetId }) => undoSubjectAct(db, acting, targetId),
  juntar_instituicao: (db, acting, { targetId, intoId }) =>
    mergeAtDesk(db, acting, targetId, { em_id: intoId ?? 0, so_conferir: false }),
};

/** Between two attempts while an import runs. */
const IMPORT_WAIT_MS = 5_000;

const sentenceIn = ({ body }: Refusal): string => Object.values(body).flat().join(' ');

/**
 * Carries out an ordered change. It is closed in the change's own transaction, so that a second attempt does not repeat
 * it; its progress is written outside of it. A refusal ends it with its sentence, without any change; during an import it
 * waits.
 */
export async function runTask(db: Database, id: number): Promise<void> {
  const change = (values: Partial<typeof deskTasks.$inferInsert>, on: Queryable = db) =>
    on.update(deskTasks).set(values).where(eq(deskTasks.id, id));
  const [task] = await db.select().from(deskTasks).where(eq(deskTasks.id, id));
  if (!task || task.endedAt || task.staffId === null) return;
  let done = 0;
  const acting: Acting = {
    id: task.staffId,
    progress: async (written) => {
      done = Math.min(task.total, done + written);
      await change({ done });
    },
    settle: (tx) => change({ state: 'feita', done: task.total, endedAt: new Date() }, tx),
  };
  await change({ state: 'andamento', done });
  for (;;) {
    try {
      return void (await RUN[task.kind](db, acting, task));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problem = sentenceIn(error);
      if (problem !== DESK.importRunning.sentence)
        return void (await change({ state: 'falhou', problem, done: 0, endedAt: new Date() }));
      await wait(IMPORT_WAIT_MS);
    }
  }
}

/** Closes a change whose job ended without an outcome: nothing of it was stored. */
export const giveTaskUp = (db: Database, id: number) =>
  db
    .update(deskTasks)
    .set({ state: 'falhou', problem: DESK.taskStopped.sentence, done: 0, endedAt: new Date() })
    .where(and(eq(deskTasks.id, id), isNull(deskTasks.endedAt)));
