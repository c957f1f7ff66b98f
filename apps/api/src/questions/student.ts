import type { ResultOf } from '@mapa/api-contract';
import { and, eq, inArray } from 'drizzle-orm';
import { readKeys } from '../answers/keys';
import { presentOwnAnswer } from '../answers/present';
import type { Database, Queryable } from '../db/client';
import { answers, studentQuestions } from '../db/schema';
import type { Student } from '../session/token';
import { loadQuestions } from './load';
import { readOwnThings } from './own-things';

type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;
type AnswerRow = typeof answers.$inferSelect;

/** The student's last answer to each question, or a bare reveal, with the version that was seen. */
async function readLastWords(db: Queryable, studentId: string, ids: number[]): Promise<Map<number, AnswerRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ answer: answers })
    .from(studentQuestions)
    .innerJoin(answers, and(eq(answers.studentId, studentQuestions.studentId), eq(answers.id, studentQuestions.answerId)))
    .where(and(eq(studentQuestions.studentId, studentId), inArray(studentQuestions.questionId, ids)));
  return new Map(rows.map(({ answer }) => [answer.questionId, answer]));
}

/** Whether the student has answered or revealed the question: only then may the key be told. */
export async function hasAnswered(db: Queryable, studentId: string, questionId: number): Promise<boolean> {
  return (await readLastWords(db, studentId, [questionId])).size > 0;
}

/** Questions in the given order with the student's last answer, and the key of those answered. */
export async function loadStudentQuestions(db: Database, student: Student, ids: number[]): Promise<StudentQuestion[]> {
  const words = await readLastWords(db, student.id, ids);
  const versionOf = (id: number) => words.get(id)?.version;
  const views = await loadQuestions(db, ids.map((id) => ({ id, ...(versionOf(id) && { version: versionOf(id) }) })));
  const answered = views.filter((view) => words.has(view.id)).map((view) => ({ id: view.id, version: view.versao }));
  const [keys, things] = await Promise.all([readKeys(db, student, answered), readOwnThings(db, student.id, views)]);
  return views.map((view) => {
    const last = words.get(view.id);
    return {
      ...view,
      ...things.get(view.id),
      resposta: last ? presentOwnAnswer(last, view.anulada) : null,
      gabarito: keys.get(view.id) ?? null,
    };
  });
}
