import type { Queryable } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';

/** Shorter texts may be equal by chance: "Assinale a alternativa correta", each about another picture. */
const LEAST_TWIN_LETTERS = 80;

/** Keys shared by near twins, by question: of the questions that share a key, a sitting contains only one. */
export type TwinKeys = ReadonlyMap<number, readonly string[]>;

interface TwinRow extends Record<string, unknown> {
  id: number;
  keys: string[];
}

/**
 * Reads the keys of near twins: the same words in statement and alternatives, without markup; the same text and key; or
 * the same number of a paper in two languages (docs/decisions/035).
 */
export async function readTwinKeys(db: Queryable, ids: readonly number[]): Promise<TwinKeys> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<TwinRow>(sql`
    select q.id, array[q.content_hash] || case when length(q.search_words) >= ${LEAST_TWIN_LETTERS} then array[md5(q.search_words)] else '{}' end
      || array(select eq.exam_id || '/' || eq.slot from exam_questions eq where eq.question_id = q.id and eq.variant is not null) as keys
    from questions q where q.id = any (${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ id, keys }) => [id, keys]));
}

/** Returns a function that accepts or refuses questions in turn: it refuses twins of an accepted one. */
export function twinWatch(keys: TwinKeys): (id: number) => boolean {
  const taken = new Set<string>();
  return (id) => {
    const own = keys.get(id) ?? [];
    if (own.some((key) => taken.has(key))) return false;
    for (const key of own) taken.add(key);
    return true;
  };
}
