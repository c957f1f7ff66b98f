import { LIMIT_TIME_ZONE, refusalAt } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { type Database, forbidden, type Queryable, statement, type Student } from '@mapa/server-platform';

const NONE: ReadonlySet<number> = new Set();

const today = sql`(now() at time zone ${LIMIT_TIME_ZONE}::text)::date`;

// The write is not awaited: a crash loses only the questions served a moment ago.
const serve = statement<{ withheld: number[] }>(
  'serve-questions',
  `select set_config('synchronous_commit', 'off', true), serve_questions($1, (now() at time zone '${LIMIT_TIME_ZONE}')::date, $2::int[], $3::int) as withheld`,
);

/**
 * Records the questions of a page as served, in order: those new to the student count against the daily limit, on this
 * day only; others, including those of earlier days, are free. Returns the ids to withhold. One query, and none for a
 * student without a limit. An answer to a question that was never served records it as served.
 */
export async function serveQuestions(
  db: Database,
  { id, limits }: Student,
  questionIds: number[],
): Promise<ReadonlySet<number>> {
  if (limits.questionsPerDay === null || questionIds.length === 0) return NONE;
  const [served] = await serve(db, [id, questionIds, limits.questionsPerDay]);
  return new Set(served?.withheld);
}

/** Number of new questions served to the student today. */
export async function countServed(db: Queryable, studentId: string): Promise<number> {
  const { rows } = await db.execute<{ served: number }>(
    sql`select count(*)::int as served from served_questions where student_id = ${studentId} and day = ${today}`,
  );
  return rows[0]?.served ?? 0;
}

/**
 * Refuses questions if one is new to the student and today's limit is used up; consumes nothing. Those answered or
 * served before are free on every day.
 */
export async function demandServable(
  db: Queryable,
  { id, limits }: Student,
  questionIds: readonly number[],
): Promise<void> {
  if (limits.questionsPerDay === null) return;
  const { rows } = await db.execute<{ has_new: boolean }>(sql`
    select exists (
      select from unnest(${sql.param(questionIds)}::int[]) as wanted(id)
      where not exists (select from served_questions s where s.student_id = ${id} and s.question_id = wanted.id)
        and not exists (select from student_questions q where q.student_id = ${id} and q.question_id = wanted.id)
    ) as has_new`);
  if (rows[0]?.has_new && (await countServed(db, id)) >= limits.questionsPerDay)
    throw forbidden(refusalAt('questionsPerDay', limits));
}
