import { type Database, refuse, type Student, STUDY } from '@mapa/server-platform';
import { withheldQuestions } from '@mapa/server-verdicts';

/** Refuses to reveal anything about a question's key while it is in an open sitting of the student. */
export async function demandNotInSitting(db: Database, student: Student, questionId: number): Promise<void> {
  if ((await withheldQuestions(db, student, [questionId])).size > 0) throw refuse(STUDY.inSitting);
}
