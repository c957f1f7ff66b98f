import type { InputOf } from '@mapa/api-contract';
import { NOTEBOOK_MAX_QUESTIONS } from '@mapa/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type Database,
  favorites,
  listAnswer,
  type Page,
  questions,
  type Student,
  subjects,
} from '@mapa/server-platform';
import { demandQuestion, loadStudentQuestions } from '@mapa/server-questions';
import { plainSummary } from '@mapa/server-text';

/** Sets, clears or toggles the favourite mark; returns the new state. */
export async function markFavorite(
  db: Database,
  studentId: string,
  body: InputOf<'POST /api/customer-area/question/favorite'>['body'],
) {
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

const SUMMARY_LENGTH = 160;

/** Number of favourites in each matéria, by name. */
async function countMatters(db: Database, studentId: string) {
  const rows = await db
    .select({ id: subjects.id, nome: subjects.name, questoes: sql<number>`count(*)::int` })
    .from(favorites)
    .innerJoin(questions, eq(questions.id, favorites.questionId))
    .innerJoin(subjects, sql`${subjects.id} = ${questions.subjectPath}[1]`)
    .where(eq(favorites.studentId, studentId))
    .groupBy(subjects.id, subjects.name);
  return rows.sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** The student's favourites, newest first. */
export async function listFavorites(db: Database, student: Student, matterId: number | undefined, page: Page) {
  const where = and(
    eq(favorites.studentId, student.id),
    matterId ? sql`${questions.subjectPath} @> array[${matterId}]::int[]` : undefined,
  );
  const chosen = () =>
    db
      .select({ id: favorites.questionId })
      .from(favorites)
      .innerJoin(questions, eq(questions.id, favorites.questionId))
      .where(where)
      .orderBy(desc(favorites.createdAt), desc(favorites.questionId));
  const [total, rows, first, materias] = await Promise.all([
    db.$count(chosen().as('chosen')),
    chosen().limit(page.perPage).offset(page.offset),
    chosen().limit(NOTEBOOK_MAX_QUESTIONS),
    countMatters(db, student.id),
  ]);
  const data = await loadStudentQuestions(
    db,
    student,
    rows.map((row) => row.id),
  );
  const summed = data.map((question) => ({ ...question, resumo: plainSummary(question.enunciado, SUMMARY_LENGTH) }));
  return { ...listAnswer(summed, total, page), materias, ids: first.map((row) => row.id) };
}
