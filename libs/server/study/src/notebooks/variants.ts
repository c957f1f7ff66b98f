import { sql } from 'drizzle-orm';
import { type Variants, variantsWhere } from '@mapa/server-catalogue';
import type { Database, Queryable } from '@mapa/server-platform';

/** The numbers of papers of which a notebook holds several versions; null where there are none. */
export async function readVariants(db: Database, studentId: string, notebookId: string): Promise<Variants> {
  const held = sql`x.question_id in (select question_id from notebook_questions where student_id = ${studentId} and notebook_id = ${notebookId})`;
  const { rows } = await db.execute<{ variants: Variants }>(sql`select ${variantsWhere(held)} as variants`);
  return rows[0]?.variants ?? null;
}

/**
 * The number of questions that some ids count as in a notebook: versions of one number of a paper count once
 * (docs/decisions/035).
 */
export async function countNumbers(db: Queryable, questionIds: readonly number[]): Promise<number> {
  const ids = sql`${`{${questionIds.join()}}`}::int[]`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct coalesce(shared.first, held.id))::int as count
    from unnest(${ids}) as held (id)
    left join lateral (
      select min(version.question_id) as first
      from exam_questions own
      join exam_questions version on version.exam_id = own.exam_id and version.slot = own.slot and version.variant is not null
      where own.question_id = held.id and own.variant is not null and version.question_id = any (${ids})) shared on true`);
  return rows[0]?.count ?? 0;
}
