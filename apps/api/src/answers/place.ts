import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { mapAnswers, mapQuestions, notebookAnswers, notebookQuestions, notebooks, studentMaps } from '../db/schema';
import { invalid, notFound } from '../http/refusal';
import type { AnswerBody, AnswerRow } from './answer';

/** Where an answer counts: a map or a notebook. */
interface Place {
  /** Its current epoch. Refuses one that is not the student's, and a question that is not in it. */
  readEpoch: (tx: Queryable, studentId: string, questionId: number) => Promise<number>;
  /** Takes the question's place in the epoch; false when an answer or a reveal of this epoch has it already. */
  take: (tx: Queryable, answer: AnswerRow) => Promise<boolean>;
}

const fieldsOf = ({ id, epoch, alternativeId, correct, revealed, answeredAt }: AnswerRow) => ({
  epoch,
  answerId: id,
  alternativeId,
  correct,
  revealed,
  answeredAt,
});

// A removed map or notebook still takes answers: they may have waited in an outbox since before it was removed.
const mapPlace = (mapId: number): Place => ({
  readEpoch: async (tx, studentId, questionId) => {
    const [map] = await tx
      .select({ epoch: studentMaps.epoch })
      .from(studentMaps)
      .where(and(eq(studentMaps.studentId, studentId), eq(studentMaps.mapId, mapId)));
    if (!map) throw notFound('Este mapa não está entre os seus.');
    const contained = await tx.$count(mapQuestions, and(eq(mapQuestions.mapId, mapId), eq(mapQuestions.questionId, questionId)));
    if (contained === 0) throw invalid('questao_id', 'Esta questão não faz parte deste mapa.');
    return map.epoch;
  },
  take: async (tx, answer) => {
    const fields = fieldsOf(answer);
    const taken = await tx
      .insert(mapAnswers)
      .values({ studentId: answer.studentId, mapId, questionId: answer.questionId, ...fields })
      .onConflictDoUpdate({
        target: [mapAnswers.studentId, mapAnswers.mapId, mapAnswers.questionId],
        set: fields,
        setWhere: sql`${mapAnswers.epoch} < ${answer.epoch}`,
      })
      .returning({ epoch: mapAnswers.epoch });
    return taken.length > 0;
  },
});

const notebookPlace = (notebookId: string): Place => ({
  readEpoch: async (tx, studentId, questionId) => {
    const owned = and(eq(notebooks.studentId, studentId), eq(notebooks.id, notebookId));
    const [notebook] = await tx.select({ epoch: notebooks.epoch }).from(notebooks).where(owned);
    if (!notebook) throw notFound('Este caderno não está entre os seus.');
    const contained = await tx.$count(
      notebookQuestions,
      and(
        eq(notebookQuestions.studentId, studentId),
        eq(notebookQuestions.notebookId, notebookId),
        eq(notebookQuestions.questionId, questionId),
      ),
    );
    if (contained === 0) throw invalid('questao_id', 'Esta questão não faz parte deste caderno.');
    return notebook.epoch;
  },
  take: async (tx, answer) => {
    const fields = fieldsOf(answer);
    const taken = await tx
      .insert(notebookAnswers)
      .values({ studentId: answer.studentId, notebookId, questionId: answer.questionId, ...fields })
      .onConflictDoUpdate({
        target: [notebookAnswers.studentId, notebookAnswers.notebookId, notebookAnswers.questionId],
        set: fields,
        setWhere: sql`${notebookAnswers.epoch} < ${answer.epoch}`,
      })
      .returning({ epoch: notebookAnswers.epoch });
    return taken.length > 0;
  },
});

/** Where this answer counts besides the student's own history; null outside maps and notebooks. */
export function placeOf(body: Pick<AnswerBody, 'mapa_id' | 'caderno_id'>): Place | null {
  if (body.mapa_id && body.caderno_id) throw invalid('caderno_id', 'Uma resposta pertence a um mapa ou a um caderno, não aos dois.');
  if (body.mapa_id) return mapPlace(body.mapa_id);
  return body.caderno_id ? notebookPlace(body.caderno_id.toLowerCase()) : null;
}
