import { and, desc, eq, lt } from 'drizzle-orm';
import { type Database, hiddenQuestions, hiddenSpans, listAnswer, type Page, refuse } from '@mapa/server-platform';
import { AID } from './errors/error-messages';
import { demandQuestion, loadQuestionLines } from '@mapa/server-questions';

/** Hides a question from the student's own lists. */
export async function hideQuestion(db: Database, studentId: string, questionId: number): Promise<void> {
  await demandQuestion(db, questionId);
  // Uses the same clock as the arrival of answers, so that one anchor applies to both.
  await db.insert(hiddenQuestions).values({ studentId, questionId, createdAt: new Date() }).onConflictDoNothing();
}

/** How long a list opened before a question was unhidden still excludes it. */
const SPANS_KEPT_MS = 7 * 86_400_000;

/** Unhides a question. */
export async function showQuestion(db: Database, studentId: string, questionId: number): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    const [shown] = await tx
      .delete(hiddenQuestions)
      .where(and(eq(hiddenQuestions.studentId, studentId), eq(hiddenQuestions.questionId, questionId)))
      .returning();
    if (!shown) throw refuse(AID.notHidden);
    await tx
      .insert(hiddenSpans)
      .values({ studentId, questionId, hiddenAt: shown.createdAt, shownAt: now })
      .onConflictDoNothing();
    await tx
      .delete(hiddenSpans)
      .where(
        and(eq(hiddenSpans.studentId, studentId), lt(hiddenSpans.shownAt, new Date(now.getTime() - SPANS_KEPT_MS))),
      );
  });
}

/** The questions that the student has hidden, newest first. */
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
  return listAnswer(
    await loadQuestionLines(
      db,
      rows.map((row) => row.id),
    ),
    total,
    page,
  );
}
