import type { ResultOf } from '@mapa/api-contract';
import { answers, type Database, heldAnswers, Refusal, type Student } from '@mapa/server-platform';
import { openSittingQuestions, withheldQuestions } from '@mapa/server-questions';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type AnswerBody, recordAnswer } from './record';

type Result = ResultOf<'POST /api/customer-area/question/answer'>;

const NO_KEY = { alternativa_id: null, letra: null, comentario: null };

/**
 * Keeps an answer to a question of an open sitting until that ends: recorded now, progress and statistics would tell its
 * verdict. The same uuid is kept once. Null where the question is in no open sitting, or the answer is recorded already.
 */
export async function holdAnswer(db: Database, student: Student, body: AnswerBody): Promise<Result | null> {
  const withheld = await withheldQuestions(db, student, [body.questao_id]);
  if (withheld.size === 0) return null;
  const id = body.uuid?.toLowerCase() ?? crypto.randomUUID();
  const arrivedAt = new Date();
  const isRecorded = (await db.$count(answers, and(eq(answers.studentId, student.id), eq(answers.id, id)))) > 0;
  if (!isRecorded)
    await db
      .insert(heldAnswers)
      .values({ studentId: student.id, id, questionId: body.questao_id, body: { ...body, uuid: id }, arrivedAt })
      .onConflictDoNothing();
  return {
    success: true,
    uuid: id,
    questao_id: body.questao_id,
    alternativa_id: body.alternativa_id ?? null,
    acertou: null,
    contabilizada: false,
    retida: true,
    gabarito: NO_KEY,
    epoca: body.epoca ?? null,
    respondida_em: arrivedAt.toISOString(),
  };
}

/**
 * Records the answers that were held and whose questions are in no open sitting any more, as if they arrived when they did.
 * What is refused then (its map is gone, the alternative is another question's) is dropped, as it would have been.
 */
export async function recordHeldAnswers(db: Database, student: Student): Promise<void> {
  const due = await db
    .select()
    .from(heldAnswers)
    .where(
      and(
        eq(heldAnswers.studentId, student.id),
        sql`${heldAnswers.questionId} not in (${openSittingQuestions(student.id)})`,
      ),
    )
    .orderBy(asc(heldAnswers.arrivedAt));
  for (const { id, body, arrivedAt } of due) {
    await recordAnswer(db, student, body as unknown as AnswerBody, arrivedAt).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    await db.delete(heldAnswers).where(and(eq(heldAnswers.studentId, student.id), eq(heldAnswers.id, id)));
  }
}
