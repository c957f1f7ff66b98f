import type { DeskSubjectCall } from '@mapa/api-contract';
import type { FormerIds, Handlers } from '@mapa/server-platform';
import { mergeSubject, moveSubject, renameSubject, undoSubjectAct } from './acts';
import { listSubjects } from './list';

/** Returns an act's result after reloading the merged subjects in this process. */
async function remerged<Result>(formerIds: FormerIds, act: Promise<Result>): Promise<Result> {
  const result = await act;
  formerIds.forget();
  return result;
}

/** Handlers of the desk's calls about the tree of subjects. */
export const deskSubjectHandlers: Handlers<DeskSubjectCall> = {
  'GET /api/customer-area/desk/subject': (_input, sources) => listSubjects(sources),

  'PUT /api/customer-area/desk/subject/{id}/name': ({ params, body }, { db, student }) =>
    renameSubject(db, student, params.id, body),

  'PUT /api/customer-area/desk/subject/{id}/place': ({ params, body }, { db, student }) =>
    moveSubject(db, student, params.id, body),

  'PUT /api/customer-area/desk/subject/{id}/merge': ({ params, body }, { db, student, formerIds }) =>
    remerged(formerIds, mergeSubject(db, student, params.id, body)),

  'POST /api/customer-area/desk/subject-act/{id}/undo': ({ params }, { db, student, formerIds }) =>
    remerged(formerIds, undoSubjectAct(db, student, params.id)),
};
