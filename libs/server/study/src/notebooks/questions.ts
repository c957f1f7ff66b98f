import { and, eq, max } from 'drizzle-orm';
import { notebookQuestions, notebooks, type Queryable, refuse, type Student, lockStudent } from '@mapa/server-platform';
import { NOTEBOOK } from '../errors/error-messages';
import { demandNotebookSize } from '@mapa/server-plans';
import { ownedNotebook } from './store';
import { countNumbers } from './variants';

const within = (studentId: string, notebookId: string) =>
  and(eq(notebookQuestions.studentId, studentId), eq(notebookQuestions.notebookId, notebookId));

/**
 * Takes the student's lock, so that two concurrent requests do not count the same room, and checks that the notebook is
 * the student's.
 */
async function openNotebook(tx: Queryable, { id: studentId }: Student, id: string): Promise<void> {
  await lockStudent(tx, studentId);
  if ((await tx.$count(notebooks, ownedNotebook(studentId, id))) === 0) throw refuse(NOTEBOOK.notYours);
}

/** Appends questions to a notebook, except those already in it, as far as the plan allows. */
export async function addQuestions(
  tx: Queryable,
  student: Student,
  notebookId: string,
  questionIds: number[],
): Promise<void> {
  await openNotebook(tx, student, notebookId);
  const held = await tx
    .select({ id: notebookQuestions.questionId })
    .from(notebookQuestions)
    .where(within(student.id, notebookId));
  const known = new Set(held.map(({ id }) => id));
  const added = questionIds.filter((id) => !known.has(id));
  demandNotebookSize(student, await countNumbers(tx, [...known, ...added]));
  if (added.length === 0) return;
  const [last] = await tx
    .select({ position: max(notebookQuestions.position) })
    .from(notebookQuestions)
    .where(within(student.id, notebookId));
  const start = (last?.position ?? 0) + 1;
  await tx
    .insert(notebookQuestions)
    .values(added.map((questionId, at) => ({ studentId: student.id, notebookId, position: start + at, questionId })));
}

/** Removes a question from a notebook; its answers are kept, and count again if it is added again. */
export async function removeQuestion(
  tx: Queryable,
  student: Student,
  notebookId: string,
  questionId: number,
): Promise<void> {
  await openNotebook(tx, student, notebookId);
  const chosen = and(within(student.id, notebookId), eq(notebookQuestions.questionId, questionId));
  const removed = await tx.delete(notebookQuestions).where(chosen).returning({ id: notebookQuestions.questionId });
  if (removed.length > 0 && (await tx.$count(notebookQuestions, within(student.id, notebookId))) === 0)
    throw refuse(NOTEBOOK.lastQuestion);
}
