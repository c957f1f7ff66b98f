import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { answers, studentQuestions } from '../db/schema';
import { notFound } from '../http/refusal';
import type { Handlers } from '../http/register';
import { loadQuestions } from '../questions/load';
import { readKeys } from './keys';
import { recordAnswer } from './record';

const NO_KEY = { alternativa_id: null, letra: null, comentario: null };

/** The student's last answer to a question, or a bare reveal, with the version that was seen. */
async function findLastWord(db: Queryable, studentId: string, questionId: number) {
  const [row] = await db
    .select({ answer: answers, attempts: studentQuestions.attempts })
    .from(studentQuestions)
    .innerJoin(answers, and(eq(answers.studentId, studentQuestions.studentId), eq(answers.id, studentQuestions.answerId)))
    .where(and(eq(studentQuestions.studentId, studentId), eq(studentQuestions.questionId, questionId)));
  return row?.answer;
}

export const answerHandlers: Handlers<'POST /api/customer-area/question/answer' | 'GET /api/customer-area/question/{id}'> = {
  'POST /api/customer-area/question/answer': async ({ body }, { db, student }) => {
    const row = await db.transaction((tx) => recordAnswer(tx, student.id, body));
    const keys = await readKeys(db, [{ id: row.questionId, version: row.version }]);
    return {
      success: true,
      uuid: row.id,
      questao_id: row.questionId,
      alternativa_id: row.alternativeId,
      acertou: row.correct,
      contabilizada: row.counted,
      gabarito: keys.get(row.questionId) ?? NO_KEY,
      epoca: row.mapId === null ? null : row.epoch,
    };
  },

  'GET /api/customer-area/question/{id}': async ({ params }, { db, student }) => {
    const last = await findLastWord(db, student.id, params.id);
    const [view] = await loadQuestions(db, [{ id: params.id, ...(last && { version: last.version }) }]);
    if (!view) throw notFound('Esta questão não existe.');
    const keys = last ? await readKeys(db, [{ id: view.id, version: view.versao }]) : new Map();
    const resposta = last && {
      uuid: last.id,
      alternativa_id: last.alternativeId,
      acertou: last.correct,
      revelada: last.revealed,
      respondida_em: last.answeredAt.toISOString(),
    };
    return { ...view, resposta: resposta ?? null, gabarito: keys.get(view.id) ?? null };
  },
};
