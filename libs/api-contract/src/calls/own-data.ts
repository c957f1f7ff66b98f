import type { Calls } from './call';
import { OwnData } from '../schemas/own-data';

export const ownDataCalls = {
  'GET /api/customer-area/user/export': {
    summary: 'Tudo o que o Mapa guarda sobre quem chama, como um arquivo JSON (LGPD).',
    access: 'signed-in',
    queue: 'heavy',
    added: true,
    response: OwnData,
  },
} as const satisfies Calls;
