import type { QuestionFacet } from '@mapa/domain';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, questions, type Student } from '@mapa/server-platform';
import { questionCondition, type QuestionFilters } from './filters';

/** A choice of a facet, as filters write it, and how many questions it finds. */
export interface FacetCount {
  valor: string;
  questoes: number;
}

/** A facet that every question has its own values of. */
export type FactFacet = Exclude<QuestionFacet, 'estado'>;

export interface FacetAsked {
  facet: FactFacet;
  /** Where given, the others need not be counted. */
  values: string[] | undefined;
  /** Without the facet's own fields. */
  filters: QuestionFilters;
}

const VALUES: Record<Exclude<FactFacet, 'assunto' | 'prova'>, SQL> = {
  banca: sql`${questions.boardId}`,
  instituicao: sql`${questions.institutionId}`,
  ano: sql`${questions.year}`,
  escolaridade: sql`${questions.educationLevel}`,
  dificuldade: sql`${questions.difficulty}`,
  tipo: sql`${questions.kind}`,
  comentada: sql`${questions.commented}`,
};

/** Each question of a condition once for each of its values. */
function valuesOf(facet: FactFacet, where: SQL): SQL {
  if (facet === 'assunto')
    return sql`select unnest(${questions.subjectPath}) as value from ${questions} where ${where}`;
  if (facet === 'prova')
    return sql`select eq.exam_id as value from exam_questions eq join ${questions} on questions.id = eq.question_id where ${where}`;
  return sql`select ${VALUES[facet]} as value from ${questions} where ${where}`;
}

/** How many questions each choice of a facet has: what the bank in memory must say as well. */
export async function facetInDatabase(
  db: Queryable,
  { facet, filters }: FacetAsked,
  student: Student | null,
): Promise<FacetCount[]> {
  const values = valuesOf(facet, questionCondition(filters, student) ?? sql`true`);
  const { rows } = await db.execute<{ valor: string; questoes: number }>(
    sql`select value::text as valor, count(*)::int as questoes from (${values}) as v where value is not null group by 1`,
  );
  return rows;
}
