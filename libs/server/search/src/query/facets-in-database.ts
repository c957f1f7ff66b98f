import type { Queryable, Student } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import type { FacetCount, FacetCounter } from '../filters/filter';
import { questionCondition, type QuestionFilters } from '../filters/filters';

/** How many questions each choice of a facet has: what the search index must say as well. */
export async function facetInDatabase(
  db: Queryable,
  { counter, filters }: { counter: FacetCounter; filters: QuestionFilters },
  student: Student | null,
): Promise<FacetCount[]> {
  const values = counter.rows(questionCondition(filters, student) ?? sql`true`);
  const { rows } = await db.execute<{ valor: string; questoes: number }>(
    sql`select value::text as valor, count(*)::int as questoes from (${values}) as v where value is not null group by 1`,
  );
  return rows;
}
