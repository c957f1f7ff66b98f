import type { ResultOf } from '@mapa/api-contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/client';

type Options = ResultOf<'GET /api/question/filters/{id}'>;

interface Row extends Record<string, unknown> {
  facet: 'materias' | 'assuntos' | 'bancas' | 'instituicoes' | 'anos';
  id: number;
  nome: string | null;
  questoes: number;
}

/**
 * The choices that some questions can be filtered by, the most frequent first.
 * @param chosen a query with one column `id`: the questions
 */
export async function readFilterOptions(db: Queryable, chosen: SQL): Promise<Options> {
  const { rows } = await db.execute<Row>(sql`
    with q as (select * from questions where id in (${chosen})),
    facets as (
      select 'materias' as facet, subject_path[1] as id from q
      union all select 'assuntos', subject_id from q where cardinality(subject_path) > 1
      union all select 'bancas', board_id from q
      union all select 'instituicoes', institution_id from q
      union all select 'anos', year from q)
    select f.facet, f.id, coalesce(s.name, i.acronym) as nome, count(*)::int as questoes
    from facets f
    left join subjects s on s.id = f.id and f.facet in ('materias', 'assuntos')
    left join institutions i on i.id = f.id and f.facet in ('bancas', 'instituicoes')
    where f.id is not null group by 1, 2, 3 order by 4 desc, 3, 2`);
  const named = (facet: Row['facet']) =>
    rows.filter((row) => row.facet === facet).map(({ id, nome, questoes }) => ({ id, nome: nome ?? '', questoes }));
  return {
    materias: named('materias'),
    assuntos: named('assuntos'),
    bancas: named('bancas'),
    instituicoes: named('instituicoes'),
    anos: named('anos').map(({ id, questoes }) => ({ ano: id, questoes })),
  };
}
