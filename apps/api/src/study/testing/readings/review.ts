import { textOf } from '../scene';
import { idsOf, type Reading, sorted } from './reading';

/** Due reviews, in the present state. */
export const review: Reading = {
  name: 'review',
  told: async (learner) => {
    const { data, proxima_em } = await learner.read('GET /api/customer-area/question/review', { per_page: 100 });
    const due = data.map(({ questao, revisoes, vence_em }) => ({
      id: questao.id,
      resumo: questao.resumo.replace(' .', '.'),
      revisoes,
      vence_em,
    }));
    return { due: due.sort((one, other) => one.id - other.id), next: proxima_em };
  },
  expected: ({ model, study }) => {
    const cards = study.questions
      .filter((question) => model.isWorthAnswering(question))
      .flatMap((question) => {
        const card = model.card(question);
        return card ? [{ question, ...card }] : [];
      });
    const isDue = ({ due }: { due: number }) => due < study.endOfToday;
    const later = cards.filter((card) => !isDue(card)).map(({ due }) => due);
    return {
      due: cards
        .filter(isDue)
        .map(({ question, due, reviews }) => ({
          id: question.id,
          resumo: textOf(question.today.statement),
          revisoes: reviews,
          vence_em: new Date(due).toISOString(),
        }))
        .sort((one, other) => one.id - other.id),
      next: later.length > 0 ? new Date(Math.min(...later)).toISOString() : null,
    };
  },
};

export const overconfident: Reading = {
  name: 'sure, but wrong',
  told: async (learner) => {
    const { data, total } = await learner.read('GET /api/customer-area/question/overconfident', { per_page: 100 });
    return { total, ids: sorted(data.map(({ questao }) => questao.id)) };
  },
  expected: ({ model, study }) => {
    const found = study.questions.filter((question) => model.isOverconfident(question));
    return { total: found.length, ids: idsOf(found) };
  },
};
