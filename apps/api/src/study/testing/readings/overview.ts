import { overviewOf } from '../model/overview';
import type { Reading } from './reading';

interface Tally {
  id: number;
  respondidas: number;
  certas: number;
}

const sums = (tallies: readonly Tally[]) =>
  [...tallies].sort((one, other) => one.id - other.id).map(({ id, respondidas, certas }) => [id, respondidas, certas]);

/** Desempenho over everything. */
export const overview: Reading = {
  name: 'performance over everything',
  told: async (learner) => {
    const { respondidas, certas, semanas, bancas, materias } = await learner.read('GET /api/customer-area/performance');
    return {
      respondidas,
      certas,
      semanas: semanas.map((week) => [week.respostas, week.respondidas, week.certas]),
      bancas: sums(bancas),
      materias: sums(materias),
      assuntos: sums(materias.flatMap(({ assuntos }) => assuntos)),
    };
  },
  expected: ({ model, study }) => overviewOf(model, study.questions, study.now),
};
