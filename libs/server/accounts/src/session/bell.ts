import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { commentRequests, type Queryable } from '@mapa/server-platform';

/** A student's requests answered since they last looked. */
const unseenAnswers = (studentId: string) =>
  and(eq(commentRequests.studentId, studentId), isNotNull(commentRequests.answeredAt), isNull(commentRequests.seenAt));

/** Whether the bell rings: a request of the student was answered since they last looked. */
export async function hasUnseenAnswer(db: Queryable, studentId: string): Promise<boolean> {
  return (await db.$count(commentRequests, unseenAnswers(studentId))) > 0;
}

/** Marks all answers so far as seen. */
export async function markAnswersSeen(db: Queryable, studentId: string): Promise<void> {
  await db.update(commentRequests).set({ seenAt: new Date() }).where(unseenAnswers(studentId));
}
