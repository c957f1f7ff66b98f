import type { ResultOf } from '@mapa/api-contract';
import { institutions, type Student } from '@mapa/server-platform';
import { countFacet, readFilterOptions } from '@mapa/server-search';
import { inArray, sql } from 'drizzle-orm';
import type { Sources } from './candidates';
import type { Source } from './source';

type Narrowing = Pick<ResultOf<'GET /api/customer-area/sitting-proposal'>, 'bancas' | 'anos'>;

/** More choices would not help. */
const MOST_BOARDS = 20;
const MOST_YEARS = 15;

/** Options to narrow a source: boards and years of its collection, or of the results of the rest of its filter. */
export async function readNarrowing(sources: Sources, student: Student, source: Source): Promise<Narrowing> {
  const { bancas, anos } = source.collection
    ? await readFilterOptions(
        sources.db,
        sql`select unnest(${sql.param(source.collection.questionIds)}::int[]) as question_id`,
      )
    : await countChoices(sources, student, source);
  return {
    bancas: [...bancas].sort((one, other) => other.questoes - one.questoes || one.id - other.id).slice(0, MOST_BOARDS),
    anos: [...anos].sort((one, other) => other.ano - one.ano).slice(0, MOST_YEARS),
  };
}

async function countChoices(sources: Sources, student: Student, { filters }: Source): Promise<Narrowing> {
  const [boards, years] = await Promise.all([
    countFacet(sources, { ...filters, faceta: 'banca' }, student),
    countFacet(sources, { ...filters, faceta: 'ano' }, student),
  ]);
  const counts = new Map(boards.slice(0, MOST_BOARDS).map(({ valor, questoes }) => [Number(valor), questoes]));
  const rows =
    counts.size === 0
      ? []
      : await sources.db
          .select({ id: institutions.id, nome: institutions.acronym })
          .from(institutions)
          .where(inArray(institutions.id, [...counts.keys()]));
  return {
    bancas: rows.map(({ id, nome }) => ({ id, nome, questoes: counts.get(id) ?? 0 })),
    anos: years.map(({ valor, questoes }) => ({ ano: Number(valor), questoes })),
  };
}
