import { notFound } from '../http/refusal';
import type { Handlers } from '../http/register';
import { demandServable, noteServed } from '../plans/served';
import { loadStudentQuestions } from '../questions/student';
import { readKeys } from './keys';
import { recordAnswer } from './record';

const NO_KEY = { alternativa_id: null, letra: null, comentario: null };

export const answerHandlers: Handlers<'POST /api/customer-area/question/answer' | 'GET /api/customer-area/question/{id}'> = {
  'POST /api/customer-area/question/answer': async ({ body }, { db, student }) => {
    const row = await db.transaction(async (tx) => {
      await noteServed(tx, student, body.questao_id);
      return recordAnswer(tx, student.id, body);
    });
    const keys = await readKeys(db, student, [{ id: row.questionId, version: row.version }]);
    return {
      success: true,
      uuid: row.id,
      questao_id: row.questionId,
      alternativa_id: row.alternativeId,
      acertou: row.correct,
      contabilizada: row.counted,
      gabarito: keys.get(row.questionId) ?? NO_KEY,
      epoca: row.mapId === null && row.notebookId === null ? null : row.epoch,
    };
  },

  'GET /api/customer-area/question/{id}': async ({ params }, { db, student }) => {
    const [question] = await loadStudentQuestions(db, student, [params.id]);
    if (!question) throw notFound('Esta questão não existe.');
    if (!question.resposta) await demandServable(db, student, question.id);
    return question;
  },
};
