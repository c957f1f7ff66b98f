import { type Handlers, listAnswer, pageOf } from '@mapa/server-platform';
import { loadQuestionLines, loadQuestions } from './load/load';
import { sampleHandlers } from './samples/handlers';
import { countFacet, countQuestions, questionIncidence, searchQuestions } from '@mapa/server-search';

/** A list's anchors, and the interpretation of its search if that differs from the typed text. */
const presentReading = ({ anchors, spelling }: Omit<Awaited<ReturnType<typeof searchQuestions>>, 'ids' | 'total'>) => ({
  ...anchors,
  ...(spelling && {
    grafia: {
      busca: spelling.text,
      exata: spelling.asTyped,
      palavras: spelling.words.map(({ typed, meant }) => ({ digitada: typed, sugerida: meant })),
      usada: spelling.isUsed,
    },
  }),
});

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
    const { ids, total, ...read } = await searchQuestions({ searchIndex, db }, query, student, page);
    return { ...listAnswer(await loadQuestions(db, ids), total, page), ...presentReading(read) };
  },

  'GET /api/question/list': async ({ query }, { db, searchIndex, student }) => {
    const page = pageOf(query);
    const { ids, total, ...read } = await searchQuestions({ searchIndex, db }, query, student, page);
    return { ...listAnswer(await loadQuestionLines(db, ids), total, page), ...presentReading(read) };
  },

  'GET /api/question/count': ({ query }, { db, searchIndex, student }) =>
    countQuestions({ searchIndex, db }, query, student),

  'GET /api/question/facet': async ({ query }, { db, searchIndex, student }) => ({
    data: await countFacet({ searchIndex, db }, query, student),
  }),

  'GET /api/question/incidence': ({ query }, { db, searchIndex, student }) =>
    questionIncidence({ searchIndex, db }, query, student),
};
