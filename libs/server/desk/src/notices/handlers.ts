import type { DeskNoticeCall } from '@mapa/api-contract';
import { type Handlers, pageOf } from '@mapa/server-platform';
import { giveEdital, removeEdital } from './edital';
import { listNotices } from './list';
import { readNotice } from './notice';
import { publishNoticeMap } from './publish';
import { removeNotice } from './remove';
import { changeNotice, createNotice } from './save';

/** Handlers of the desk's calls about notices. */
export const deskNoticeHandlers: Handlers<DeskNoticeCall> = {
  'GET /api/customer-area/desk/notice': ({ query }, { db }) => listNotices(db, query, pageOf(query)),

  'GET /api/customer-area/desk/notice/{id}': async ({ params }, { db }) => (await readNotice(db, params.id)).notice,

  'POST /api/customer-area/desk/notice': ({ body }, { db, student }) => createNotice(db, student, body),

  'PUT /api/customer-area/desk/notice/{id}': ({ params, body }, { db, student }) =>
    changeNotice(db, student, params.id, body),

  'DELETE /api/customer-area/desk/notice/{id}': async ({ params }, { db, student }) => {
    await removeNotice(db, student, params.id);
    return { success: true };
  },

  'PUT /api/customer-area/desk/notice/{id}/edital': ({ params, body }, { db, student }) =>
    giveEdital(db, student, params.id, body.edital_id),

  'DELETE /api/customer-area/desk/notice/{id}/edital': ({ params }, { db, student }) =>
    removeEdital(db, student, params.id),

  'POST /api/customer-area/desk/notice/{id}/map': ({ params, body }, { db, student }) =>
    publishNoticeMap(db, student, params.id, body.cargo),
};
