import type { DeskCall } from '@mapa/api-contract';
import { type Handlers, pageOf } from '@mapa/server-platform';
import { listAudit } from './audit';
import { changeRole, listPeople } from './people';

export const deskHandlers: Handlers<DeskCall> = {
  'GET /api/customer-area/desk/person': ({ query }, { db }) => listPeople(db, query.busca, pageOf(query)),

  'POST /api/customer-area/desk/person/{id}/role': ({ params, body }, { db, student }) =>
    changeRole(db, student.id, params.id, body.papel),

  'GET /api/customer-area/desk/audit': ({ query }, { db }) => listAudit(db, query, pageOf(query)),
};
