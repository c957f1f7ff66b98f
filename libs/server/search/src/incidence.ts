import type { ResultOf } from '@mapa/api-contract';
import { percentagesOf } from '@mapa/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@mapa/server-platform';

type Incidence = ResultOf<'GET /api/question/incidence'>;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  parent_id: number | null;
  asked: number;
}

/** Share of a whole in percent, with one decimal. */
export const percentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

interface Node {
  id: number;
  parentId: number | null;
  asked: number;
}

/**
 * Share of each node in percent of the whole, by its id. The children of one node are rounded together, so that the
 * shares of the matérias add up to 100.
 */
export function sharesInTree(nodes: readonly Node[], total: number): (id: number) => number {
  const siblings = new Map<number | null, Node[]>();
  for (const node of nodes) {
    const group = siblings.get(node.parentId);
    if (group) group.push(node);
    else siblings.set(node.parentId, [node]);
  }
  const shares = new Map<number, number>();
  for (const group of siblings.values()) {
    const percentages = percentagesOf(
      group.map(({ asked }) => asked),
      total,
    );
    for (const [at, { id }] of group.entries()) shares.set(id, percentages[at] ?? 0);
  }
  return (id) => shares.get(id) ?? 0;
}

/**
 * Incidence of every node of the subject tree, heaviest first. A node's count includes the nodes below it.
 * @param units a query with the columns `path int[]` (root to node) and `unit`: distinct units are counted
 */
export async function readIncidence(db: Queryable, units: SQL): Promise<Incidence> {
  const { rows } = await db.execute<Row>(sql`
    with units as (${units}),
    asked as (select node, count(distinct unit)::int as asked from units, unnest(path) as node group by node)
    select s.id, s.name, s.parent_id, asked.asked
    from asked join subjects s on s.id = asked.node
    order by asked.asked desc, s.name, s.id`);
  const total = rows.filter((row) => row.parent_id === null).reduce((sum, row) => sum + row.asked, 0);
  const shareOf = sharesInTree(
    rows.map((row) => ({ id: row.id, parentId: row.parent_id, asked: row.asked })),
    total,
  );
  return {
    total,
    data: rows.map((row) => ({
      id: row.id,
      nome: row.name,
      pai_id: row.parent_id,
      questoes: row.asked,
      percentual: shareOf(row.id),
    })),
  };
}
