import { areasOf, examOf, ownPaper } from '../model/exam';
import type { ModelQuestion } from '../model/question';
import type { Reading } from './reading';

/** Desempenho in the paper, with its subjects and everybody's figures. */
export const exam: Reading = {
  name: 'performance in the paper',
  told: async (learner) => {
    const { assuntos, todos, ...score } = await learner.read('GET /api/customer-area/exam/performance/{id}', {
      id: learner.study.scene.content.exam.id,
    });
    return {
      total: score.total,
      respondidas: score.respondidas,
      certas: score.certas,
      erradas: score.erradas,
      anuladas: score.anuladas ?? 0,
      liquida: score.liquida,
      percentual: score.percentual,
      depois_do_gabarito: score.depois_do_gabarito,
      assuntos: assuntos
        .map((one) => [one.assunto_id, one.total, one.respondidas, one.certas, one.erradas, one.anuladas ?? 0])
        .sort(),
      todos,
    };
  },
  expected: ({ model, study }) => examOf(model, study.paper, study.everybody),
};

/** The same score in the list of papers. */
export const examScores: Reading = {
  name: 'scores of papers',
  told: async (learner) => {
    const { data } = await learner.read('GET /api/customer-area/exam/performance', {
      prova_id: [learner.study.scene.content.exam.id],
    });
    return data.map(({ respondidas, certas, erradas }) => ({ respondidas, certas, erradas }));
  },
  expected: ({ model, study }) => {
    const { respondidas, certas, erradas } = examOf(model, study.paper, study.everybody);
    return respondidas > 0 ? [{ respondidas, certas, erradas }] : [];
  },
};

/** The areas of the performance in the paper: one, the whole, without a score as it is not calibrated. */
export const examAreas: Reading = {
  name: 'areas of the paper',
  told: async (learner) => {
    const { respondidas, areas } = await learner.read('GET /api/customer-area/question/tri/performance/{id}', {
      id: learner.study.scene.content.exam.id,
    });
    return {
      respondidas,
      areas: areas.map((area) => [area.nota, area.parcial, area.lingua, area.itens, area.respondidas, area.certas]),
    };
  },
  expected: ({ model, study }) => areasOf(model, study.paper),
};

const byNumber = (one: ModelQuestion, other: ModelQuestion): number => one.number - other.number || one.id - other.id;

/** Desempenho question by question. */
export const examQuestions: Reading = {
  name: 'performance by question',
  told: async (learner) => {
    const { questoes } = await learner.read('GET /api/customer-area/exam/performance/{id}/questions', {
      id: learner.study.scene.content.exam.id,
    });
    return questoes.map(({ questao_id, assunto, anulada, certa, estudantes, acerto_de_todos }) => ({
      questao_id,
      assunto: assunto.id,
      anulada,
      certa,
      estudantes,
      acerto_de_todos,
    }));
  },
  expected: ({ model, study }) =>
    [...ownPaper(model, study.paper).flat()].sort(byNumber).map((question) => {
      const firsts = study.everybody.flatMap((student) => student.firstForAll(question) ?? []);
      const right = firsts.filter((first) => first === question.todays(question.today.key)?.id).length;
      const tellsShare = firsts.length >= 20 && !model.isWithheld(question);
      return {
        questao_id: question.id,
        assunto: question.subject,
        anulada: question.annulled,
        certa: question.annulled ? null : (model.first(question)?.right ?? null),
        estudantes: firsts.length,
        acerto_de_todos: tellsShare ? Math.round((right / firsts.length) * 1000) / 10 : null,
      };
    }),
};
