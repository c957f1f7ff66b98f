import { formerSubjects, type Queryable } from '@mapa/server-platform';
import type { ResultOf } from '@mapa/api-contract';
import { asc, sql } from 'drizzle-orm';
import { countByNode, type SearchSources } from '@mapa/server-search';

type Matter = ResultOf<'GET /api/matter'>['data'][number];

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  parent_id: number | null;
  root_id: number;
}

async function countInDatabase(db: Queryable): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ node: number; questions: number }>(sql`
    select node, count(*)::int as questions from questions, unnest(subject_path) as node
    where not annulled and not outdated group by node`);
  return new Map(rows.map(({ node, questions }) => [node, questions]));
}

/** Former ids of merged subjects, by present id. */
async function readFormerSubjects(db: Queryable): Promise<Map<number, number[]>> {
  const byToday = new Map<number, number[]>();
  for (const { id, subjectId } of await db.select().from(formerSubjects).orderBy(asc(formerSubjects.id)))
    byToday.set(subjectId, [...(byToday.get(subjectId) ?? []), id]);
  return byToday;
}

/**
 * All matérias by name, with their assuntos (flat, parents before children). Counts exclude annulled and outdated
 * questions.
 */
export async function readMatters({ db, searchIndex }: SearchSources, status: 'ativo' | 'todos'): Promise<Matter[]> {
  const [counted, former, { rows }] = await Promise.all([
    countByNode(searchIndex),
    readFormerSubjects(db),
    db.execute<Row>(sql`
      select id, name, parent_id, path[1] as root_id from subjects
      where ${status === 'ativo' ? sql`active` : sql`true`} order by cardinality(path), name`),
  ]);
  const counts = counted ?? (await countInDatabase(db));
  const present = (row: Row) => ({
    id: row.id,
    nome: row.name,
    questoes: counts.get(row.id) ?? 0,
    ...(former.has(row.id) && { ids_anteriores: former.get(row.id) }),
  });
  const below = new Map<number, Row[]>();
  for (const row of rows) if (row.parent_id !== null) below.set(row.root_id, [...(below.get(row.root_id) ?? []), row]);
  return rows
    .filter((row) => row.parent_id === null)
    .map((matter) => ({
      ...present(matter),
      assuntos: (below.get(matter.id) ?? []).map((row) => ({ ...present(row), pai_id: row.parent_id })),
    }));
}
