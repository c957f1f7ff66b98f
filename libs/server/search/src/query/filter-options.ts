import type { Queryable } from '@mapa/server-platform';
import type { ResultOf } from '@mapa/api-contract';
import { sql, type SQL } from 'drizzle-orm';
import { countFacets, type FacetCount } from './catalogue';
import type { SearchSources } from './search';

type Options = ResultOf<'GET /api/question/filters/{id}'>;

interface Row extends Record<string, unknown> {
  facet: FacetCount['facet'];
  id: number;
  nome: string | null;
  questoes: number;
}

/** Counts (the columns `facet`, `id`, `questoes`) with their names, the most frequent first. */
async function nameCounts(db: Queryable, counts: SQL): Promise<Options> {
  const { rows } = await db.execute<Row>(sql`
    with counts as (${counts})
    select c.facet, c.id, coalesce(s.name, i.acronym) as nome, c.questoes
    from counts c
    left join subjects s on s.id = c.id and c.facet in ('materias', 'assuntos')
    left join institutions i on i.id = c.id and c.facet in ('bancas', 'instituicoes')
    order by 4 desc, 3, 2`);
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

/**
 * The choices that some questions can be filtered by, the most frequent first.
 * @param chosen a query with one column `id`: the questions
 */
export const readFilterOptions = (db: Queryable, chosen: SQL): Promise<Options> =>
  nameCounts(
    db,
    sql`
      with q as (select * from questions where id in (${chosen})),
      facets as (
        select 'materias' as facet, subject_path[1] as id from q
        union all select 'assuntos', subject_path[cardinality(subject_path)] from q where cardinality(subject_path) > 1
        union all select 'bancas', board_id from q
        union all select 'instituicoes', institution_id from q
        union all select 'anos', year from q)
      select facet, id, count(*)::int as questoes from facets where id is not null group by 1, 2`,
  );

/** The same for the visible questions under a node of the tree. */
export async function readNodeOptions({ db, searchIndex }: SearchSources, node: number): Promise<Options> {
  const counts = await countFacets(searchIndex, node);
  if (!counts)
    return readFilterOptions(
      db,
      sql`select id from questions where subject_path @> array[${node}]::int[] and not annulled and not outdated`,
    );
  return nameCounts(
    db,
    sql`select * from json_to_recordset(${JSON.stringify(counts)}::json) as counted (facet text, id int, questoes int)`,
  );
}
