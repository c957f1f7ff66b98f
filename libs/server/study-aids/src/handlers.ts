import type { StudyAidCall } from '@mapa/api-contract';
import { type Handlers, pageOf } from '@mapa/server-platform';
import { hideQuestion, listHidden, showQuestion } from './hidden';
import { readMarks } from '@mapa/server-questions';
import { writeMarks } from './highlights';
import { deleteNote, readNote, writeNote } from './notes';
import { listOverconfident, listReview } from './review/list';

const DONE = { success: true } as const;

export const studyAidHandlers: Handlers<StudyAidCall> = {
  'GET /api/customer-area/question/note/{id}': ({ params }, { db, student }) => readNote(db, student.id, params.id),

  'PUT /api/customer-area/question/note/{id}': ({ params, body }, { db, student }) =>
    writeNote(db, student.id, params.id, body),

  'DELETE /api/customer-area/question/note/{id}': ({ params, query }, { db, student }) =>
    deleteNote(db, student.id, params.id, query.revisao),

  'GET /api/customer-area/question/marks/{id}': ({ params, query }, { db, student }) =>
    readMarks(db, student.id, params.id, query.versao),

  'PUT /api/customer-area/question/marks/{id}': ({ params, body }, { db, student }) =>
    writeMarks(db, student.id, params.id, body),

  'GET /api/customer-area/question/hidden': ({ query }, { db, student }) => listHidden(db, student.id, pageOf(query)),

  'PUT /api/customer-area/question/hidden/{id}': async ({ params }, { db, student }) => {
    await hideQuestion(db, student.id, params.id);
    return DONE;
  },

  'DELETE /api/customer-area/question/hidden/{id}': async ({ params }, { db, student }) => {
    await showQuestion(db, student.id, params.id);
    return DONE;
  },

  'GET /api/customer-area/question/review': ({ query }, { db, student }) => listReview(db, student.id, query),

  'GET /api/customer-area/question/overconfident': ({ query }, { db, student }) =>
    listOverconfident(db, student.id, query),
};
