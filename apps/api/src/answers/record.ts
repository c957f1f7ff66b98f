import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { alternatives, answers, questions, studentQuestions } from '../db/schema';
import { invalid, notFound } from '../http/refusal';
import { lockStudent } from './lock';
import type { AnswerBody, AnswerRow } from './answer';
import { placeOf } from './place';

/** Outside maps and notebooks nothing is ever reset. */
const FREE_EPOCH = 1;

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

async function findAnswer(tx: Queryable, studentId: string, id: string): Promise<AnswerRow | undefined> {
  const [row] = await tx.select().from(answers).where(and(eq(answers.studentId, studentId), eq(answers.id, id)));
  return row;
}

const isSameAnswer = (row: AnswerRow, body: AnswerBody): boolean =>
  row.questionId === body.questao_id &&
  row.alternativeId === (body.alternativa_id ?? null) &&
  row.mapId === (body.mapa_id ?? null) &&
  row.notebookId === (body.caderno_id?.toLowerCase() ?? null) &&
  row.revealed === isReveal(body);

const isReveal = (body: AnswerBody): boolean => body.revelada === true && !body.alternativa_id;

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
 * other content it is refused. The first answer of a map's epoch takes the question's place there (likewise in a notebook); a later one, and one
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
  const place = placeOf(body);
  const currentEpoch = place ? await place.readEpoch(tx, studentId, body.questao_id) : FREE_EPOCH;
  const now = new Date();
  const answer: AnswerRow = {
    studentId,
    id,
    questionId: body.questao_id,
    version: target.version,
    alternativeId: body.alternativa_id ?? null,
    mapId: body.mapa_id ?? null,
    notebookId: body.caderno_id?.toLowerCase() ?? null,
    epoch: place ? Math.min(body.epoca ?? currentEpoch, currentEpoch) : FREE_EPOCH,
    correct: target.correct,
    counted: false,
    revealed: isReveal(body),
    confidence: body.confianca ?? null,
    elapsedMs: body.tempo_ms ?? null,
    answeredAt: claimedTime(body, now),
    createdAt: now,
  };
  const isCurrent = answer.epoch === currentEpoch;
  const hasPlace = isCurrent && (!place || (await place.take(tx, answer)));
  const wasRevealed = hasPlace && (await keepLastWord(tx, answer));
  const row = { ...answer, counted: hasPlace && !answer.revealed && !wasRevealed };
  await tx.insert(answers).values(row);
  return row;
}
