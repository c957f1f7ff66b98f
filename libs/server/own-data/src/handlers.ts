import type { OwnDataCall } from '@mapa/api-contract';
import { Readable } from 'node:stream';
import type { Handlers } from '@mapa/server-platform';
import { exportText } from './export';

const fileName = () => `mapa-meus-dados-${new Date().toISOString().slice(0, 10)}.json`;

export const ownDataHandlers: Handlers<OwnDataCall> = {
  'GET /api/customer-area/user/export': async (_input, { db, student, request, reply }) => {
    request.log.info({ event: 'own data exported', student: student.id }, 'own data exported');
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName()}"`,
      })
      .send(Readable.from(exportText(db, student.id)));
  },
};
