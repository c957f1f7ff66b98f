import type { InputOf } from '@mapa/api-contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { favorites, questions } from '../db/schema';
import { listAnswer, type Page } from '../http/list';
import { demandQuestion } from '../questions/exists';
import { loadStudentQuestions } from '../questions/student';
import type { Student } from '../session/token';

/** Sets, clears or turns round the favourite mark; says what it is now. */
export async function markFavorite(db: Database, studentId: string, body: InputOf<'POST /api/customer-area/question/favorite'>['body']) {
  await demandQuestion(db, body.questao_id);
  const row = { studentId, questionId: body.questao_id };
  const owned = and(eq(favorites.studentId, studentId), eq(favorites.questionId, body.questao_id));
  return db.transaction(async (tx) => {
    const removed = body.favorita === true ? [] : await tx.delete(favorites).where(owned).returning();
    const isFavorite = body.favorita ?? removed.length === 0;
    if (isFavorite) await tx.insert(favorites).values(row).onConflictDoNothing();
    return { success: true as const, favorita: isFavorite };
  });
}

/** The student's favourites, newest first. */
export async function listFavorites(db: Database, student: Student, matterId: number | undefined, page: Page) {
  const where = and(
    eq(favorites.studentId, student.id),
    matterId ? sql`${questions.subjectPath} @> array[${matterId}]::int[]` : undefined,
  );
  const joined = () => db.select({ id: favorites.questionId }).from(favorites).innerJoin(questions, eq(questions.id, favorites.questionId)).where(where);
  const [total, rows] = await Promise.all([
    db.$count(joined().as('chosen')),
    joined().orderBy(desc(favorites.createdAt), desc(favorites.questionId)).limit(page.perPage).offset(page.offset),
  ]);
  return listAnswer(await loadStudentQuestions(db, student, rows.map((row) => row.id)), total, page);
}
