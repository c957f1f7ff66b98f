import { LIMIT_TIME_ZONE, refusalAt } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { forbidden } from '../http/refusal';
import type { Student } from '../session/token';

const NONE: ReadonlySet<number> = new Set();

const today = sql`(now() at time zone ${LIMIT_TIME_ZONE}::text)::date`;

async function serve(db: Queryable, studentId: string, ids: number[], allowed: number): Promise<number[]> {
  const { rows } = await db.execute<{ withheld: number[] }>(
    sql`select serve_questions(${studentId}, ${today}, ${sql.param(ids)}::int[], ${allowed}::int) as withheld`,
  );
  return rows[0]?.withheld ?? [];
}

/**
 * Serves the questions of a page, in its order: those that are new to the student count against the day's limit, the
 * others are free. Gives the ids that must be withheld. One query, and none for whoever has no limit. An answer
 * notes its question as served itself.
 */
export async function serveQuestions(db: Queryable, { id, limits }: Student, questionIds: number[]): Promise<ReadonlySet<number>> {
  if (limits.questionsPerDay === null || questionIds.length === 0) return NONE;
  return new Set(await serve(db, id, questionIds, limits.questionsPerDay));
}

/** How many new questions the student was served today. */
export async function countServed(db: Queryable, studentId: string): Promise<number> {
  const { rows } = await db.execute<{ served: number }>(
    sql`select count(*)::int as served from served_questions where student_id = ${studentId} and day = ${today}`,
  );
  return rows[0]?.served ?? 0;
}

/** Refuses a new question when today's are used up; consumes nothing. */
export async function demandServable(db: Queryable, { id, limits }: Student, questionId: number): Promise<void> {
  if (limits.questionsPerDay === null) return;
  const { rows } = await db.execute<{ served: number; known: boolean | null }>(sql`
    select count(*)::int as served, bool_or(question_id = ${questionId}) as known
    from served_questions where student_id = ${id} and day = ${today}`);
  const isUsedUp = (rows[0]?.served ?? 0) >= limits.questionsPerDay;
  if (isUsedUp && !rows[0]?.known) throw forbidden(refusalAt('questionsPerDay', limits));
}
