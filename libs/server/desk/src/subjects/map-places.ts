import type { Queryable } from '@mapa/server-platform';
import { sql } from 'drizzle-orm';
import type { MapPlace } from './memory';

interface Ends {
  /** The subject that ends, or is restored. */
  from: number;
  /** Its successor. */
  to: number;
}

/**
 * Gives an ending subject's places in orders of maps by hand to its successor, where it has none of its own. Resolves
 * to all its places.
 */
export async function handOverPlaces(tx: Queryable, { from, to }: Ends): Promise<MapPlace[]> {
  const { rows } = await tx.execute<MapPlace & Record<string, unknown>>(sql`
    select o.map_id as map, o.is_matter as "isMatter", o.place, not exists (
      select from map_orders own where own.map_id = o.map_id and own.is_matter = o.is_matter and own.subject_id = ${to}) as taken
    from map_orders o where o.subject_id = ${from} order by o.map_id, o.is_matter`);
  await tx.execute(sql`
    update map_orders o set subject_id = ${to} where o.subject_id = ${from} and not exists (
      select from map_orders own where own.map_id = o.map_id and own.is_matter = o.is_matter and own.subject_id = ${to})`);
  return rows;
}

/** Gives a restored subject its places back, in maps that still have an order by hand. */
export async function restorePlaces(tx: Queryable, { from, to }: Ends, places: readonly MapPlace[]): Promise<void> {
  for (const { map, isMatter, place, taken } of places) {
    const { rowCount } = await tx.execute(sql`
      insert into map_orders (map_id, is_matter, subject_id, place)
      select ${map}::int, ${isMatter}::boolean, ${from}::int, ${place}::int where exists (select from map_orders where map_id = ${map})
      on conflict do nothing`);
    if (taken && rowCount)
      await tx.execute(sql`
        delete from map_orders where map_id = ${map} and is_matter = ${isMatter} and subject_id = ${to} and place = ${place}`);
  }
}
