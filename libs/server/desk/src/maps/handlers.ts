import type { DeskMapCall } from '@mapa/api-contract';
import { type Handlers, pageOf } from '@mapa/server-platform';
import { offerMap, renameMap } from './acts';
import { changeEdition } from './edition';
import { listDeskMaps } from './list';
import { findOrder, orderMap } from './order';

/** Handlers of the desk's calls about maps. */
export const deskMapHandlers: Handlers<DeskMapCall> = {
  'GET /api/customer-area/desk/map': ({ query }, { db }) => listDeskMaps(db, query, pageOf(query)),

  'PUT /api/customer-area/desk/map/{id}/name': ({ params, body }, { db, student }) =>
    renameMap(db, student, params.id, body),

  'PUT /api/customer-area/desk/map/{id}/offer': ({ params, body }, { db, student }) =>
    offerMap(db, student, params.id, body.oferecido),

  'PUT /api/customer-area/desk/map/{id}/edition': ({ params, body }, { db, student }) =>
    changeEdition(db, student, params.id, body),

  'GET /api/customer-area/desk/map/{id}/order': ({ params }, { db }) => findOrder(db, params.id),

  'PUT /api/customer-area/desk/map/{id}/order': ({ params, body }, { db, student }) =>
    orderMap(db, student, params.id, body),
};
