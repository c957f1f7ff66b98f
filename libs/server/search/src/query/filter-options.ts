import type { Queryable } from '@mapa/server-platform';
import type { ResultOf } from '@mapa/api-contract';
import { sql, type SQL } from 'drizzle-orm';
import type { IndexData } from '../search-index/build';
import { countsUnder, type NodeCounts } from './catalogue';
import { cachedIn } from './cached-answer';
import type { SearchSources } from './search';

type Options = ResultOf<'GET /api/question/filters/{id}'>;

type Named = [id: number, name: string][];

/** The counted choices, most frequent first. @param named gives the order of equally frequent ones */
const choicesOf = (counts: Map<number, number>, named: Named) =>
  named
    .flatMap(([id, nome]) => {
      const questoes = counts.get(id);
      return questoes === undefined ? [] : [{ id, nome, questoes }];
    })
    .sort((one, other) => other.questoes - one.questoes);

function presentCounts(data: IndexData, counts: NodeCounts): Options {
  const subjects = data.subjects.map(({ id, name }): Named[number] => [id, name]);
  const institutions = data.institutions.map(({ id, acronym }): Named[number] => [id, acronym]);
  return {
    materias: choicesOf(counts.materias, subjects),
    assuntos: choicesOf(counts.assuntos, subjects),
    bancas: choicesOf(counts.bancas, institutions),
    instituicoes: choicesOf(counts.instituicoes, institutions),
    anos: Array.from(counts.anos, ([ano, questoes]) => ({ ano, questoes })).sort(
      (one, other) => other.questoes - one.questoes || one.ano - other.ano,
    ),
  };
}

interface Row extends Record<string, unknown> {
  facet: keyof NodeCounts;
  id: number;
  nome: string | null;
  questoes: number;
}

/**
 * The filter choices that occur in some questions, most frequent first. @param chosen a query with one column `id`: the
 * questions
 */
export async function readFilterOptions(db: Queryable, chosen: SQL): Promise<Options> {
  const { rows } = await db.execute<Row>(sql`
    with q as (select * from questions where id in (${chosen})),
    facets as (
      select 'materias' as facet, subject_path[1] as id from q
      union all select 'assuntos', subject_path[cardinality(subject_path)] from q where cardinality(subject_path) > 1
      union all select 'bancas', board_id from q
      union all select 'instituicoes', institution_id from q
      union all select 'anos', year from q),
    counts as (select facet, id, count(*)::int as questoes from facets where id is not null group by 1, 2)
    select c.facet, c.id, coalesce(s.name, i.acronym) as nome, c.questoes
    from counts c
    left join subjects s on s.id = c.id and c.facet in ('materias', 'assuntos')
    left join institutions i on i.id = c.id and c.facet in ('bancas', 'instituicoes')
    order by 4 desc, 3, 2`);
  const of = (facet: keyof NodeCounts) => rows.filter((row) => row.facet === facet);
  const named = (facet: keyof NodeCounts) =>
    of(facet).map(({ id, nome, questoes }) => ({ id, nome: nome ?? '', questoes }));
  return {
    materias: named('materias'),
    assuntos: named('assuntos'),
    bancas: named('bancas'),
    instituicoes: named('instituicoes'),
    anos: of('anos').map(({ id, questoes }) => ({ ano: id, questoes })),
  };
}

/** The same for the visible questions under a node of the tree. */
export async function readNodeOptions({ db, searchIndex }: SearchSources, node: number): Promise<Options> {
  const data = await searchIndex.fresh();
  const told = data && cachedIn(data, `options ${node}`, () => presentCounts(data, countsUnder(data, node)));
  return (
    told ??
    readFilterOptions(
      db,
      sql`select id from questions where subject_path @> array[${node}]::int[] and not annulled and not outdated`,
    )
  );
}
