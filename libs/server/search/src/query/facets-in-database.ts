import type { Queryable, Student } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import type { FacetCount, FacetCounter } from '../filters/filter';
import { questionCondition, type QuestionFilters } from '../filters/filters';
import { spellInDatabase } from '../spelling/spelling-in-database';

/** Counts the questions of each choice of a facet in the database; the reference for the search index's counts. */
export async function facetInDatabase(
  db: Queryable,
  { counter, filters: asked }: { counter: FacetCounter; filters: QuestionFilters },
  student: Student | null,
): Promise<FacetCount[]> {
  const { filters } = await spellInDatabase(db, asked);
  const values = counter.rows(questionCondition(filters, student) ?? sql`true`);
  const { rows } = await db.execute<{ valor: string; questoes: number }>(
    sql`select value::text as valor, count(*)::int as questoes from (${values}) as v where value is not null group by 1`,
  );
  return rows;
}
