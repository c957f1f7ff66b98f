import { idsOf, type Reading, sorted } from './reading';

/** The plan's limits and their use. */
export const limits: Reading = {
  name: 'use of the plan',
  isCheap: true,
  told: async (learner) => {
    const { questoes_hoje, mapas, cadernos } = await learner.read('GET /api/customer-area/user/plan');
    return { questions: questoes_hoje.usadas, maps: mapas.usados, notebooks: cadernos.usados };
  },
  expected: ({ model, study, listed }) => ({
    questions: model.limit.used(study.now),
    maps: listed.filter(({ kind }) => kind === 'map').length,
    notebooks: listed.filter(({ kind }) => kind === 'notebook').length,
  }),
};

/** The student's hidden questions, and the rest of the bank. */
export const hidden: Reading = {
  name: 'hidden questions',
  told: async (learner) => {
    const { data, total } = await learner.read('GET /api/customer-area/question/hidden', { per_page: 100 });
    const left = await learner.read('GET /api/question/count', { anuladas: 'incluir', ocultas: 'excluir' });
    return { total, ids: sorted(data.map(({ id }) => id)), left: left.total };
  },
  expected: ({ model, study }) => ({
    total: model.hidden.size,
    ids: idsOf([...model.hidden]),
    left: study.questions.length - model.hidden.size,
  }),
};
