import type { Pool } from 'pg';
import type { Page } from '@mapa/server-platform';

/** So many of the newest questions that a text finds are put in order of relevance. */
export const RANKED = 500;

const RANK = `
  select id from questions where id = any($1::int[])
  order by ts_rank_cd(search, $2::tsquery) desc, id desc limit $3 offset $4`;

/**
 * A page of the questions in order of relevance.
 * @param ranking the search terms, as a `tsquery`
 */
export async function rankIds(
  pool: Pool,
  ids: number[],
  ranking: string,
  { offset, perPage }: Page,
): Promise<number[]> {
  const { rows } = await pool.query<[number]>({
    name: 'bank-rank',
    text: RANK,
    values: [ids, ranking, perPage, offset],
    rowMode: 'array',
  });
  return rows.map(([id]) => id);
}
