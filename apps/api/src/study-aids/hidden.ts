import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { hiddenQuestions } from '../db/schema';
import { listAnswer, type Page } from '../http/list';
import { AID } from '../http/catalogue/study';
import { refuse } from '../http/refusal';
import { demandQuestion } from '../questions/exists';
import { loadQuestionLines } from '../questions/load';

/** Hides a question from the student's own lists. */
export async function hideQuestion(db: Database, studentId: string, questionId: number): Promise<void> {
  await demandQuestion(db, questionId);
  await db.insert(hiddenQuestions).values({ studentId, questionId }).onConflictDoNothing();
}

/** Shows a hidden question again. */
export async function showQuestion(db: Database, studentId: string, questionId: number): Promise<void> {
  const shown = await db
    .delete(hiddenQuestions)
    .where(and(eq(hiddenQuestions.studentId, studentId), eq(hiddenQuestions.questionId, questionId)))
    .returning();
  if (shown.length === 0) throw refuse(AID.notHidden);
}

/** What the student has hidden, the last first. */
export async function listHidden(db: Database, studentId: string, page: Page) {
  const own = eq(hiddenQuestions.studentId, studentId);
  const [total, rows] = await Promise.all([
    db.$count(hiddenQuestions, own),
    db
      .select({ id: hiddenQuestions.questionId })
      .from(hiddenQuestions)
      .where(own)
      .orderBy(desc(hiddenQuestions.createdAt), desc(hiddenQuestions.questionId))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  return listAnswer(await loadQuestionLines(db, rows.map((row) => row.id)), total, page);
}
