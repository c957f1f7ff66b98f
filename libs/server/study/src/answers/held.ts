import type { ResultOf } from '@mapa/api-contract';
import { answers, type Database, heldAnswers, Refusal, refuse, type Student, STUDY } from '@mapa/server-platform';
import { withheldIds, withheldQuestions } from '@mapa/server-verdicts';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { type AnswerBody, demandRecordable, isReveal, recordAnswer } from './record';

type Result = ResultOf<'POST /api/customer-area/question/answer'>;

const NO_KEY = { alternativa_id: null, letra: null, comentario: null };

/**
 * Stores an answer under its uuid, once.
 * @returns when it first arrived
 */
async function store(db: Database, studentId: string, body: AnswerBody & { uuid: string }): Promise<Date> {
  const { uuid: id, questao_id: questionId } = body;
  const inserted = await db
    .insert(heldAnswers)
    .values({ studentId, id, questionId, body: { ...body }, arrivedAt: new Date() })
    .onConflictDoNothing()
    .returning({ arrivedAt: heldAnswers.arrivedAt });
  if (inserted[0]) return inserted[0].arrivedAt;
  const [held] = await db
    .select()
    .from(heldAnswers)
    .where(and(eq(heldAnswers.studentId, studentId), eq(heldAnswers.id, id)));
  // The answer was recorded meanwhile: the sitting has just ended.
  if (!held) return new Date();
  const first = held.body as unknown as AnswerBody;
  const isSame =
    held.questionId === questionId &&
    (['alternativa_id', 'mapa_id', 'caderno_id'] as const).every(
      (name) => (first[name] ?? null) === (body[name] ?? null),
    );
  if (!isSame) throw refuse(STUDY.uuidUsed);
  return held.arrivedAt;
}

/**
 * Holds an answer to a question of an open sitting until the sitting ends: recording it now would show its verdict in
 * progress and statistics. Refuses it for the same reasons as a recorded one. Null where the question is in no open
 * sitting.
 */
export async function holdAnswer(db: Database, student: Student, body: AnswerBody): Promise<Result | null> {
  const withheld = await withheldQuestions(db, student, [body.questao_id]);
  if (withheld.size === 0) return null;
  await demandRecordable(db, student, body);
  const uuid = body.uuid?.toLowerCase() ?? crypto.randomUUID();
  const isRecorded = (await db.$count(answers, and(eq(answers.studentId, student.id), eq(answers.id, uuid)))) > 0;
  const arrivedAt = isRecorded ? new Date() : await store(db, student.id, { ...body, uuid });
  return {
    success: true,
    uuid,
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

/** A held reveal showed no key: it takes effect when it is recorded, whatever time the device states. */
const asRevealedNow = ({
  respondida_em: _givenAt,
  enviada_em: _sentAt,
  dispositivo: _device,
  sequencia: _sequence,
  ...body
}: AnswerBody): AnswerBody => body;

/** When the student's last answer arrived, in milliseconds since 1970. */
async function lastArrival(db: Database, studentId: string): Promise<number> {
  const [row] = await db
    .select({ at: max(answers.createdAt) })
    .from(answers)
    .where(eq(answers.studentId, studentId));
  return row?.at?.getTime() ?? 0;
}

/**
 * Records the held answers whose questions are not withheld any more: in order of arrival, with their original times,
 * reveals last. In the student's lists they count as arriving now, because the lists have shown the questions as
 * unanswered so far.
 */
export async function recordHeldAnswers(db: Database, student: Student): Promise<void> {
  const due = await db
    .select()
    .from(heldAnswers)
    .where(
      and(eq(heldAnswers.studentId, student.id), sql`${heldAnswers.questionId} not in (${withheldIds(student.id)})`),
    )
    .orderBy(asc(heldAnswers.arrivedAt), asc(heldAnswers.id));
  const bodyOf = ({ body }: (typeof due)[number]) => body as unknown as AnswerBody;
  const ordered = [...due.filter((held) => !isReveal(bodyOf(held))), ...due.filter((held) => isReveal(bodyOf(held)))];
  if (ordered.length === 0) return;
  let last = await lastArrival(db, student.id);
  for (const held of ordered) {
    // Queries for the first answer must see them in this order, also within a millisecond.
    last = Math.max(Date.now(), last + 1);
    const recordedAt = new Date(last);
    const recording = isReveal(bodyOf(held))
      ? recordAnswer(db, student, asRevealedNow(bodyOf(held)), { recordedAt, isServed: true })
      : recordAnswer(db, student, bodyOf(held), { arrivedAt: held.arrivedAt, recordedAt, isServed: true });
    await recording.catch((error: unknown) => {
      // The question, map or notebook was deleted meanwhile.
      if (!(error instanceof Refusal)) throw error;
    });
    await db.delete(heldAnswers).where(and(eq(heldAnswers.studentId, student.id), eq(heldAnswers.id, held.id)));
  }
}
