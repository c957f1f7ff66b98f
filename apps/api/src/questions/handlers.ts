import { type Handlers, listAnswer, pageOf } from '@mapa/server-platform';
import { loadQuestionLines, loadQuestions } from './load';
import { countFacet, countQuestions, questionIncidence, searchQuestions } from './search';

export const questionHandlers: Handlers<
  | 'GET /api/question'
  | 'GET /api/question/list'
  | 'GET /api/question/count'
  | 'GET /api/question/facet'
  | 'GET /api/question/incidence'
> = {
  'GET /api/question': async ({ query }, { db, bank, student }) => {
    const page = pageOf(query);
    const { ids, total, anchors } = await searchQuestions({ bank, db }, query, student, page);
    return { ...listAnswer(await loadQuestions(db, ids), total, page), ...anchors };
  },

  'GET /api/question/list': async ({ query }, { db, bank, student }) => {
    const page = pageOf(query);
    const { ids, total, anchors } = await searchQuestions({ bank, db }, query, student, page);
    return { ...listAnswer(await loadQuestionLines(db, ids), total, page), ...anchors };
  },

  'GET /api/question/count': ({ query }, { db, bank, student }) => countQuestions({ bank, db }, query, student),

  'GET /api/question/facet': async ({ query }, { db, bank, student }) => ({
    data: await countFacet({ bank, db }, query, student),
  }),

  'GET /api/question/incidence': ({ query }, { db, bank, student }) => questionIncidence({ bank, db }, query, student),
};
