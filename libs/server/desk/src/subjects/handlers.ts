import type { DeskSubjectCall, ResultOf } from '@mapa/api-contract';
import type { Database, FormerIds, Handlers, Student } from '@mapa/server-platform';
import type { SendJob } from '../papers/papers';
import { orderTask, QUESTIONS_IN_REQUEST, type TaskOrder } from '../tasks/tasks';
import { mergeSubject, moveSubject, renameSubject, undoSubjectAct } from './acts';
import { listSubjects } from './list';
import { readUndo } from './undo-size';

type Answer = ResultOf<'PUT /api/customer-area/desk/subject/{id}/merge'>;
type Done = Omit<Answer, 'em_andamento'>;

interface Doing {
  db: Database;
  student: Student;
  formerIds: FormerIds;
  send: SendJob;
}

/** Makes a change in the request and reloads the merged subjects in this process, or orders it if it writes much. */
async function doOrOrder(
  { db, student, formerIds, send }: Doing,
  look: Done,
  order: Pick<TaskOrder, 'kind' | 'targetId' | 'intoId'>,
  run: () => Promise<Done>,
): Promise<Answer> {
  const { antes, depois, questoes } = look.muda;
  if (questoes > QUESTIONS_IN_REQUEST) {
    await orderTask(db, student, { ...order, before: antes, after: depois, total: questoes }, send);
    return { ...look, feito: false, em_andamento: true };
  }
  const done = await run();
  formerIds.forget();
  return { ...done, em_andamento: false };
}

/** Handlers of the desk's calls about the tree of subjects. */
export const deskSubjectHandlers: Handlers<DeskSubjectCall> = {
  'GET /api/customer-area/desk/subject': (_input, sources) => listSubjects(sources),

  'PUT /api/customer-area/desk/subject/{id}/name': async ({ params, body }, { db, student }) => ({
    ...(await renameSubject(db, student, params.id, body)),
    em_andamento: false,
  }),

  'PUT /api/customer-area/desk/subject/{id}/place': async (
    { params: { id }, body },
    { db, student, formerIds, request },
  ) => {
    const look = await moveSubject(db, student, id, { ...body, so_conferir: true });
    if (body.so_conferir) return { ...look, em_andamento: false };
    const order = { kind: 'mover', targetId: id, intoId: body.pai_id } as const;
    return doOrOrder({ db, student, formerIds, send: request.server.desk.send }, look, order, () =>
      moveSubject(db, student, id, body),
    );
  },

  'PUT /api/customer-area/desk/subject/{id}/merge': async (
    { params: { id }, body },
    { db, student, formerIds, request },
  ) => {
    const look = await mergeSubject(db, student, id, { ...body, so_conferir: true });
    if (body.so_conferir) return { ...look, em_andamento: false };
    const order = { kind: 'juntar', targetId: id, intoId: body.em_id } as const;
    return doOrOrder({ db, student, formerIds, send: request.server.desk.send }, look, order, () =>
      mergeSubject(db, student, id, body),
    );
  },

  'POST /api/customer-area/desk/subject-act/{id}/undo': async (
    { params: { id } },
    { db, student, formerIds, request },
  ) => {
    const look = await readUndo(db, id);
    const order = { kind: 'desfazer', targetId: id, intoId: null } as const;
    return doOrOrder({ db, student, formerIds, send: request.server.desk.send }, look, order, () =>
      undoSubjectAct(db, student, id),
    );
  },
};
