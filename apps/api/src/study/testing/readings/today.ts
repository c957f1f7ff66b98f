import { overviewOf } from '../model/overview';
import { todayOf } from '../model/today';
import type { Reading } from './reading';

const WEEKS = 8;

/** Hoje. */
export const today: Reading = {
  name: 'today',
  told: async (learner) => {
    const { revisoes, simulado, plano, sequencia, semanas } = await learner.read('GET /api/customer-area/today');
    return {
      revisoes,
      simulado: simulado && simulado.id,
      feitas: plano.dias.map(({ feitas }) => feitas),
      sequencia,
      semanas: semanas.map((week) => [week.respostas, week.respondidas, week.certas]),
    };
  },
  expected: ({ model, study }) => ({
    ...todayOf(model, study.questions, study.now),
    semanas: overviewOf(model, study.questions, study.now).semanas.slice(-WEEKS),
  }),
};
