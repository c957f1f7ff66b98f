import { mapPoints, type Queryable } from '@mapa/server-platform';
import { eq, sql } from 'drizzle-orm';
import type { MapPointsOf } from './memory';

interface Ends {
  /** The subject that ends, or is restored. */
  from: number;
  /** Its successor. */
  to: number;
}

/** Differences of sums of stored points (real) below this are rounding. */
const SMALL = 1e-4;

/**
 * Adds an ending subject's expected points in maps to its successor's. Call it before the maps' questions move, because
 * their order follows then. Resolves to what it moved.
 */
export async function handOverPoints(tx: Queryable, { from, to }: Ends): Promise<MapPointsOf[]> {
  const moved = await tx.delete(mapPoints).where(eq(mapPoints.subjectId, from)).returning();
  if (moved.length > 0)
    await tx
      .insert(mapPoints)
      .values(moved.map((row) => ({ ...row, subjectId: to })))
      .onConflictDoUpdate({
        target: [mapPoints.mapId, mapPoints.subjectId],
        set: { points: sql`${mapPoints.points} + excluded.points` },
      });
  return moved.map(({ mapId, points }) => ({ map: mapId, points }));
}

/**
 * Gives a restored subject its points back, in maps that still have its successor's. What a night has computed anew in
 * between is exact again after the next one.
 */
export async function restorePoints(tx: Queryable, { from, to }: Ends, points: readonly MapPointsOf[]): Promise<void> {
  if (points.length === 0) return;
  const given = sql`(select * from unnest(${sql.param(points.map(({ map }) => map))}::int[], ${sql.param(points.map((one) => one.points))}::real[]) as given (map_id, points)) given`;
  await tx.execute(sql`
    insert into map_points (map_id, subject_id, points)
    select given.map_id, ${from}, given.points from ${given} join map_points own on own.map_id = given.map_id and own.subject_id = ${to}
    on conflict do nothing`);
  await tx.execute(sql`
    update map_points own set points = greatest(own.points - given.points, 0) from ${given}
    where own.map_id = given.map_id and own.subject_id = ${to}`);
  await tx.execute(sql`
    delete from map_points own using ${given} where own.map_id = given.map_id and own.subject_id = ${to} and own.points < ${SMALL}`);
}
