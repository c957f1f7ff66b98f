import type { Queryable } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';

/** The number of a student's answers with a time, and the median time. */
export async function readTiming(
  db: Queryable,
  studentId: string,
): Promise<{ timed: number; medianMs: number | null }> {
  const { rows } = await db.execute<{ timed: number; median_ms: number | null }>(sql`
    select count(elapsed_ms)::int as timed, percentile_cont(0.5) within group (order by elapsed_ms) as median_ms
    from answers where student_id = ${studentId} and alternative_id is not null`);
  return { timed: rows[0]?.timed ?? 0, medianMs: rows[0]?.median_ms ?? null };
}
