import type { ResultOf } from '@mapa/api-contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client';

type Matter = ResultOf<'GET /api/matter'>['data'][number];

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  parent_id: number | null;
  root_id: number;
  questions: number;
}

/** Every matéria with its assuntos (flat, parents before children), by name. Counts leave out annulled and outdated ones. */
export async function readMatters(db: Queryable, status: 'ativo' | 'todos'): Promise<Matter[]> {
  const { rows } = await db.execute<Row>(sql`
    with counts as (
      select node, count(*)::int as questions from questions, unnest(subject_path) as node
      where not annulled and not outdated group by node)
    select s.id, s.name, s.parent_id, s.path[1] as root_id, coalesce(c.questions, 0) as questions
    from subjects s left join counts c on c.node = s.id
    where ${status === 'ativo' ? sql`s.active` : sql`true`}
    order by cardinality(s.path), s.name`);
  const present = (row: Row) => ({ id: row.id, nome: row.name, questoes: row.questions });
  return rows
    .filter((row) => row.parent_id === null)
    .map((matter) => ({
      ...present(matter),
      assuntos: rows
        .filter((row) => row.parent_id !== null && row.root_id === matter.id)
        .map((row) => ({ ...present(row), pai_id: row.parent_id })),
    }));
}
