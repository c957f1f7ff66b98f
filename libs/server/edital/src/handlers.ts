import type { EditalCall } from '@mapa/api-contract';
import { type Handlers, listAnswer } from '@mapa/server-platform';
import { readStudentMap } from '@mapa/server-study';
import { correctEdital } from './correct';
import { makeMap } from './own-map';
import { presentEdital, presentLine } from './present';
import { discard, listOwn, lockOwn, readOwn, takeChunk } from './store';

/** Calls that read the edital of a notice; their handlers stand with it. */
export type NoticeEditalCall = 'GET /api/exam/{id}/programme' | 'POST /api/customer-area/edital';

/** Calls on editais that a student has. */
export const editalHandlers: Handlers<Exclude<EditalCall, NoticeEditalCall>> = {
  'GET /api/customer-area/edital': async (_input, { db, student }) => {
    const own = (await listOwn(db, student.id)).map(presentLine);
    return listAnswer(own, own.length, { page: 1, perPage: Math.max(own.length, 1), offset: 0 });
  },

  'PUT /api/customer-area/edital/{id}/chunk/{pedaco}': ({ params, body }, { db, student, request }) =>
    takeChunk(
      db,
      student,
      { id: params.id, position: params.pedaco, base64: body.base64 },
      request.server.editais.send,
    ),

  'GET /api/customer-area/edital/{id}': async ({ params }, { db, student }) =>
    presentEdital(db, await readOwn(db, student.id, params.id)),

  'PUT /api/customer-area/edital/{id}': ({ params, body }, { db, student }) =>
    correctEdital(db, student, params.id, body),

  'DELETE /api/customer-area/edital/{id}': async ({ params }, { db, student }) => {
    await discard(db, student, params.id);
    return { success: true };
  },

  'POST /api/customer-area/edital/{id}/map': async ({ params }, { db, student }) => {
    const mapId = await makeMap(db, student, (tx) => lockOwn(tx, student.id, params.id));
    return readStudentMap(db, student.id, mapId);
  },
};
