import { type Database, Refusal, refuse, sittings, type Student } from '@mapa/server-platform';
import { SITTING } from './errors/error-messages';
import { recordAnswer } from '@mapa/server-study';
import { and, eq, isNull } from 'drizzle-orm';
import { endOf, findSitting, readItems } from './store';

const ownSitting = (studentId: string, id: string) => and(eq(sittings.studentId, studentId), eq(sittings.id, id));

/**
 * Records the marks of a finished sitting as answers, each once; blanks and double marks give none. An interrupted run
 * is continued when the sitting is settled next.
 */
export async function enterAnswers(db: Database, student: Student, id: string): Promise<void> {
  const startedAt = new Date();
  for (const item of await readItems(db, student.id, id)) {
    if (item.alternativeId === null || item.markedAt === null) continue;
    const body = {
      uuid: item.answerId,
      questao_id: item.questionId,
      alternativa_id: item.alternativeId,
      tempo_ms: item.elapsedMs,
      respondida_em: item.markedAt.toISOString(),
      enviada_em: new Date().toISOString(),
    };
    await recordAnswer(db, student, body, { isServed: true }).catch((error: unknown) => {
      // The question was deleted, or a late mark changed a recorded answer: the first stays.
      if (!(error instanceof Refusal)) throw error;
    });
  }
  await db
    .update(sittings)
    .set({ enteredAt: startedAt })
    .where(and(ownSitting(student.id, id), isNull(sittings.enteredAt)));
}

/**
 * Closes an open sitting: delivered by the student, or because its time is over. A closed one stays as it is.
 * `settleSittings` records its marks.
 * @param state why it ends; "encerrada" only closes it if the time is over
 * @returns whether it is closed
 */
export async function closeSitting(
  db: Database,
  studentId: string,
  id: string,
  state: 'entregue' | 'encerrada',
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: sittings.id }).from(sittings).where(ownSitting(studentId, id)).for('update');
    const now = new Date();
    const sitting = await findSitting(tx, studentId, id);
    const endAt = endOf(sitting, now);
    const isOver = now.getTime() >= endAt;
    if (sitting.state !== 'aberta') return true;
    if (state === 'encerrada' && !isOver) return false;
    await tx
      .update(sittings)
      .set({
        state: isOver ? 'encerrada' : state,
        endedAt: new Date(Math.min(now.getTime(), endAt)),
        pausedMs: Math.round(endAt - sitting.started_at.getTime() - sitting.duration_ms),
        pausedAt: null,
      })
      .where(ownSitting(studentId, id));
    return true;
  });
}

/** Removes an open sitting with its marks. `settleSittings` records the answers that were held for it. */
export async function discardSitting(db: Database, studentId: string, id: string): Promise<void> {
  const removed = await db
    .delete(sittings)
    .where(and(ownSitting(studentId, id), eq(sittings.state, 'aberta')))
    .returning({ id: sittings.id });
  if (removed.length === 0) throw refuse(SITTING.notOpen);
}
