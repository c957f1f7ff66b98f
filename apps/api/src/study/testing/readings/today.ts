import { overviewOf } from '../model/overview';
import { planOf } from '../model/plan';
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

interface ToldPlan {
  latest: string | number | null;
  questionMs: number;
}

/** Hoje's plan of the week. Which of several maps and notebooks comes first is taken from the response. */
export const weekPlan: Reading = {
  name: 'plan of the week',
  told: async (learner) => {
    const { plano, continuar } = await learner.read('GET /api/customer-area/today');
    const told: ToldPlan = {
      latest: continuar && (continuar.mapa_id ?? continuar.caderno_id),
      questionMs: plano.questao_ms,
    };
    const { meta, feitas, sem_lugar, dias } = plano;
    const planned = (parts: readonly { questoes: number }[]) => parts.reduce((sum, { questoes }) => sum + questoes, 0);
    return {
      told,
      meta,
      feitas,
      sem_lugar,
      dias: dias.map((day) => [
        day.feitas,
        day.cabem,
        day.revisoes,
        planned(day.assuntos) + day.continuar + planned(day.outros_mapas ?? []),
      ]),
      continuar: true,
    };
  },
  expected: ({ model, study, listed }, found) => {
    const { told } = found as { told: ToldPlan };
    const { feitas: done } = todayOf(model, study.questions, study.now);
    return { told, ...planOf({ model, listed }, study.questions, { now: study.now, done, told }) };
  },
};
