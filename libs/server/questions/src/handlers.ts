import { type Handlers, listAnswer, pageOf } from '@mapa/server-platform';
import { loadQuestionLines, loadQuestions } from './load';
import { sampleHandlers } from './samples/handlers';
import { countFacet, countQuestions, questionIncidence, searchQuestions } from '@mapa/server-search';

export const questionHandlers: Handlers<
  | 'GET /api/question'
  | 'GET /api/question/list'
  | 'GET /api/question/count'
  | 'GET /api/question/facet'
  | 'GET /api/question/incidence'
  | 'GET /api/sample-question'
  | 'POST /api/sample-question/{id}'
> = {
  ...sampleHandlers,

  'GET /api/question': async ({ query }, { db, searchIndex, student }) => {
    const page = pageOf(query);
    const { ids, total, anchors } = await searchQuestions({ searchIndex, db }, query, student, page);
    return { ...listAnswer(await loadQuestions(db, ids), total, page), ...anchors };
  },

  'GET /api/question/list': async ({ query }, { db, searchIndex, student }) => {
    const page = pageOf(query);
    const { ids, total, anchors } = await searchQuestions({ searchIndex, db }, query, student, page);
    return { ...listAnswer(await loadQuestionLines(db, ids), total, page), ...anchors };
  },

  'GET /api/question/count': ({ query }, { db, searchIndex, student }) =>
    countQuestions({ searchIndex, db }, query, student),

  'GET /api/question/facet': async ({ query }, { db, searchIndex, student }) => ({
    data: await countFacet({ searchIndex, db }, query, student),
  }),

  'GET /api/question/incidence': ({ query }, { db, searchIndex, student }) =>
    questionIncidence({ searchIndex, db }, query, student),
};
