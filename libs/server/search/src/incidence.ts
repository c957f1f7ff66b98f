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
  parentId: number | null;
  asked: number;
}

/**
 * Shares of nodes in percent of the whole, one for each. The children of one node are rounded together, so that the
 * shares of the matérias add up to 100.
 */
export function sharesInTree(nodes: readonly Node[], total: number): number[] {
  const siblings = new Map<number | null, number[]>();
  for (const [at, { parentId }] of nodes.entries()) {
    const group = siblings.get(parentId);
    if (group) group.push(at);
    else siblings.set(parentId, [at]);
  }
  const shares = nodes.map(() => 0);
  for (const group of siblings.values()) {
    const percentages = percentagesOf(
      group.map((at) => nodes[at]?.asked ?? 0),
      total,
    );
    for (const [place, at] of group.entries()) shares[at] = percentages[place] ?? 0;
  }
  return shares;
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
  const shares = sharesInTree(
    rows.map((row) => ({ parentId: row.parent_id, asked: row.asked })),
    total,
  );
  return {
    total,
    data: rows.map((row, at) => ({
      id: row.id,
      nome: row.name,
      pai_id: row.parent_id,
      questoes: row.asked,
      percentual: shares[at] ?? 0,
    })),
  };
}
