import { LIST_PER_PAGE } from '@mapa/domain';
import { type Handlers, listAnswer } from '@mapa/server-platform';
import { plansOnSale } from './on-sale';
import { readPlanUse } from './use';

export const planHandlers: Handlers<'GET /api/customer-area/user/plan' | 'GET /api/plan'> = {
  'GET /api/customer-area/user/plan': (_input, { db, student, request }) =>
    readPlanUse(db, student, request.server.payments.context.clock()),

  'GET /api/plan': async ({ query }, { db }) => {
    const data = await plansOnSale(db, query.id);
    return listAnswer(data, data.length, { page: 1, perPage: Math.max(data.length, LIST_PER_PAGE), offset: 0 });
  },
};
