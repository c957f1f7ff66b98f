import type { InputOf } from '@mapa/api-contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { alternatives, answers, mapAnswers, mapQuestions, questions, studentMaps, studentQuestions } from '../db/schema';
import { invalid, notFound } from '../http/refusal';
import { lockStudent } from './lock';

export type AnswerBody = InputOf<'POST /api/customer-area/question/answer'>['body'];
export type AnswerRow = typeof answers.$inferSelect;

/** What is being answered: the version that the student saw, and whether the choice is right (null: annulled, revealed). */
interface Target {
  version: number;
  correct: boolean | null;
}

async function readTarget(tx: Queryable, body: AnswerBody): Promise<Target> {
  const [question] = await tx
    .select({ version: questions.currentVersion, annulled: questions.annulled })
    .from(questions)
    .where(eq(questions.id, body.questao_id));
  if (!question) throw notFound('Esta questão não existe.');
  if (!body.alternativa_id) {
    if (!body.revelada) throw invalid('alternativa_id', 'Escolha uma alternativa.');
    return { version: question.version, correct: null };
  }
  const [choice] = await tx
    .select({ version: alternatives.version, correct: alternatives.correct })
    .from(alternatives)
    .where(and(eq(alternatives.id, body.alternativa_id), eq(alternatives.questionId, body.questao_id)));
  if (!choice) throw invalid('alternativa_id', 'Esta alternativa não é desta questão.');
  return { version: choice.version, correct: question.annulled ? null : choice.correct };
}

/** The map's current epoch. Refuses a map that is not the student's and a question that is not in the map. */
async function readEpoch(tx: Queryable, studentId: string, mapId: number, questionId: number): Promise<number> {
  // A removed map still takes answers: they may have waited in an outbox since before it was removed.
  const [map] = await tx
    .select({ epoch: studentMaps.epoch })
    .from(studentMaps)
    .where(and(eq(studentMaps.studentId, studentId), eq(studentMaps.mapId, mapId)));
  if (!map) throw notFound('Este mapa não está entre os seus.');
  const contained = await tx.$count(mapQuestions, and(eq(mapQuestions.mapId, mapId), eq(mapQuestions.questionId, questionId)));
  if (contained === 0) throw invalid('questao_id', 'Esta questão não faz parte deste mapa.');
  return map.epoch;
}

async function findAnswer(tx: Queryable, studentId: string, id: string): Promise<AnswerRow | undefined> {
  const [row] = await tx.select().from(answers).where(and(eq(answers.studentId, studentId), eq(answers.id, id)));
  return row;
}

const isSameAnswer = (row: AnswerRow, body: AnswerBody): boolean =>
  row.questionId === body.questao_id &&
  row.alternativeId === (body.alternativa_id ?? null) &&
  row.mapId === (body.mapa_id ?? null) &&
  row.revealed === isReveal(body);

const isReveal = (body: AnswerBody): boolean => body.revelada === true && !body.alternativa_id;

/** Takes the question's place in the map's epoch; false when an answer or a reveal of this epoch has it already. */
async function takeMapPlace(tx: Queryable, answer: AnswerRow & { mapId: number }): Promise<boolean> {
  const { studentId, mapId, questionId, epoch, alternativeId, correct, revealed, answeredAt } = answer;
  const place = { epoch, answerId: answer.id, alternativeId, correct, revealed, answeredAt };
  const taken = await tx
    .insert(mapAnswers)
    .values({ studentId, mapId, questionId, ...place })
    .onConflictDoUpdate({
      target: [mapAnswers.studentId, mapAnswers.mapId, mapAnswers.questionId],
      set: place,
      setWhere: sql`${mapAnswers.epoch} < ${epoch}`,
    })
    .returning({ epoch: mapAnswers.epoch });
  return taken.length > 0;
}

/** Keeps the student's last word on the question. Returns whether its key had been revealed before. */
async function keepLastWord(tx: Queryable, answer: AnswerRow): Promise<boolean> {
  const { studentId, questionId, alternativeId, correct, answeredAt } = answer;
  const owned = and(eq(studentQuestions.studentId, studentId), eq(studentQuestions.questionId, questionId));
  const [before] = await tx.select().from(studentQuestions).where(owned);
  const word = answer.revealed
    ? { revealedAt: before?.revealedAt ?? answeredAt }
    : { answerId: answer.id, alternativeId, correct, answeredAt, attempts: (before?.attempts ?? 0) + 1 };
  if (!before) {
    const first = { studentId, questionId, answerId: answer.id, alternativeId, correct, answeredAt, attempts: 0 };
    await tx.insert(studentQuestions).values({ ...first, ...word });
  } else if (answer.revealed || before.attempts === 0 || answeredAt >= before.answeredAt) {
    await tx.update(studentQuestions).set(word).where(owned);
  }
  return Boolean(before?.revealedAt);
}

/** The time that the client claims, never later than now: a wrong clock must not shadow later answers. */
function claimedTime(body: AnswerBody, now: Date): Date {
  const claimed = body.respondida_em ? new Date(body.respondida_em) : now;
  return claimed > now ? now : claimed;
}

/**
 * Records an answer or an explicit reveal once. The same uuid with the same content gives the stored row again; with
 * other content it is refused. The first answer of a map's epoch takes the question's place there; a later one, and one
 * of an older epoch, are kept as history.
 */
export async function recordAnswer(tx: Queryable, studentId: string, body: AnswerBody): Promise<AnswerRow> {
  await lockStudent(tx, studentId);
  const id = body.uuid?.toLowerCase() ?? crypto.randomUUID();
  const stored = await findAnswer(tx, studentId, id);
  if (stored) {
    if (isSameAnswer(stored, body)) return stored;
    throw invalid('uuid', 'Este identificador já foi usado em outra resposta.');
  }
  const target = await readTarget(tx, body);
  const mapId = body.mapa_id ?? null;
  const currentEpoch = mapId === null ? 1 : await readEpoch(tx, studentId, mapId, body.questao_id);
  const now = new Date();
  const answer: AnswerRow = {
    studentId,
    id,
    questionId: body.questao_id,
    version: target.version,
    alternativeId: body.alternativa_id ?? null,
    mapId,
    notebookId: null,
    epoch: mapId === null ? 1 : Math.min(body.epoca ?? currentEpoch, currentEpoch),
    correct: target.correct,
    counted: false,
    revealed: isReveal(body),
    confidence: body.confianca ?? null,
    elapsedMs: body.tempo_ms ?? null,
    answeredAt: claimedTime(body, now),
    createdAt: now,
  };
  const isCurrent = answer.epoch === currentEpoch;
  const hasPlace = isCurrent && (mapId === null || (await takeMapPlace(tx, { ...answer, mapId })));
  const wasRevealed = hasPlace && (await keepLastWord(tx, answer));
  const row = { ...answer, counted: hasPlace && !answer.revealed && !wasRevealed };
  await tx.insert(answers).values(row);
  return row;
}
