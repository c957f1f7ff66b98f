import { createHash } from 'node:crypto';
import { type Database, Refusal, sittings, type Student } from '@mapa/server-platform';
import { recordAnswer, recordHeldAnswers } from '@mapa/server-study';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { endOf, findSitting, type CountedSitting, readItems } from './store';

const ownSitting = (studentId: string, id: string) => and(eq(sittings.studentId, studentId), eq(sittings.id, id));

/** UUID of the answer that a question's mark becomes: the same each time, so that it enters once. */
export function answerId(sittingId: string, questionId: number): string {
  const hash = createHash('sha256').update(`${sittingId}/${questionId}`).digest('hex');
  // Version 8 (RFC 9562): made by a rule of the application's own.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * Records the marks of a finished sitting as answers, each once; blanks and double marks are none. What is interrupted goes on
 * with the next call or round of `endDueSittings`. Answers that were held meanwhile follow.
 */
export async function enterAnswers(db: Database, student: Student, id: string): Promise<void> {
  const startedAt = new Date();
  for (const item of await readItems(db, student.id, id)) {
    if (item.alternativeId === null || item.markedAt === null) continue;
    await recordAnswer(db, student, {
      uuid: answerId(id, item.questionId),
      questao_id: item.questionId,
      alternativa_id: item.alternativeId,
      tempo_ms: item.elapsedMs,
      respondida_em: item.markedAt.toISOString(),
      enviada_em: new Date().toISOString(),
    }).catch((error: unknown) => {
      // The question was taken away, or a late mark changed what has entered: the first stays.
      if (!(error instanceof Refusal)) throw error;
    });
  }
  await db
    .update(sittings)
    .set({ enteredAt: startedAt })
    .where(and(ownSitting(student.id, id), isNull(sittings.enteredAt)));
  await recordHeldAnswers(db, student);
}

/**
 * Ends an open sitting: delivered by the student, or because its time is over. One that is finished stays as it is.
 * @param state why it ends; "encerrada" ends it only where the time is over
 */
export async function endSitting(
  db: Database,
  student: Student,
  id: string,
  state: 'entregue' | 'encerrada',
): Promise<CountedSitting> {
  await db.transaction(async (tx) => {
    await tx.select({ id: sittings.id }).from(sittings).where(ownSitting(student.id, id)).for('update');
    const now = new Date();
    const sitting = await findSitting(tx, student.id, id);
    const endAt = endOf(sitting, now);
    const isOver = now.getTime() >= endAt;
    if (sitting.state !== 'aberta' || (state === 'encerrada' && !isOver)) return;
    await tx
      .update(sittings)
      .set({
        state: isOver ? 'encerrada' : state,
        endedAt: new Date(Math.min(now.getTime(), endAt)),
        pausedMs: Math.round(endAt - sitting.started_at.getTime() - sitting.duration_ms),
        pausedAt: null,
      })
      .where(and(ownSitting(student.id, id), ne(sittings.state, state)));
  });
  const sitting = await findSitting(db, student.id, id);
  if (sitting.state !== 'aberta' && sitting.entered_at === null) await enterAnswers(db, student, id);
  return findSitting(db, student.id, id);
}
