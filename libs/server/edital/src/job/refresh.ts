import { type CurrentIds, type Database, readFormerIds, studentMaps } from '@mapa/server-platform';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { readTree } from '../bank';
import { followingMaps, refreshPublished } from '../notices/publish';
import { refreshMap } from '../own-map';
import type { TreeSubject } from '../points';
import { editais } from '../tables/editais';

/** Where a batch of the night begins, and the data of its job: after a published map, or, when these are done, after a student's edital (null: the first). */
export type RefreshPlace = { published: number } | { after: { studentId: string; id: string } | null };

/** Where a night begins; its job has no data. */
export const BEGINNING: RefreshPlace = { published: 0 };

/** Where the batch of a job begins. @param data of the job */
export const placeOf = (data: unknown): RefreshPlace =>
  typeof data === 'object' && data !== null && ('published' in data || 'after' in data)
    ? (data as RefreshPlace)
    : BEGINNING;

interface Batch {
  /** Most maps. */
  size: number;
  log: FastifyBaseLogger;
  /** Ends the batch before its next map; the job is repeated. */
  signal: AbortSignal;
}

interface Bank {
  tree: TreeSubject[];
  former: CurrentIds;
}

/** A map of a batch, and how it is updated. */
interface Due {
  mapId: number | null;
  refresh: (bank: Bank) => Promise<void>;
}

async function publishedAfter(db: Database, after: number, size: number) {
  const rows = await followingMaps(db, after, size);
  const maps = rows.map((row): Due => ({
    mapId: row.mapId,
    refresh: (bank) => db.transaction((tx) => refreshPublished(tx, row, bank)),
  }));
  const last = rows.length === size ? rows.at(-1) : undefined;
  return { maps, next: last ? { published: last.mapId } : { after: null } };
}

type Own = Extract<RefreshPlace, { after: unknown }>['after'];

async function ownAfter(db: Database, after: Own, size: number) {
  const rows = await db
    .select({ edital: editais })
    .from(editais)
    .innerJoin(
      studentMaps,
      and(
        eq(studentMaps.studentId, editais.studentId),
        eq(studentMaps.mapId, editais.mapId),
        isNull(studentMaps.removedAt),
      ),
    )
    .where(
      after === null
        ? undefined
        : or(
            gt(editais.studentId, after.studentId),
            and(eq(editais.studentId, after.studentId), gt(editais.id, sql`${after.id}::uuid`)),
          ),
    )
    .orderBy(asc(editais.studentId), asc(editais.id))
    .limit(size);
  const maps = rows.map(({ edital }): Due => ({
    mapId: edital.mapId,
    refresh: (bank) => refreshMap(db, edital, bank),
  }));
  const last = rows.length === size ? rows.at(-1)?.edital : undefined;
  return { maps, next: last ? { after: { studentId: last.studentId, id: last.id } } : null };
}

/**
 * Updates some maps of editais from the bank: first the published ones, then those of students, in the order of their
 * keys. A map that cannot be updated is logged and left for the next night, so that it holds up no other.
 * @returns how many were updated, and where the next batch begins; null after the last
 * @throws if the process ends meanwhile
 */
export async function refreshBatch(
  db: Database,
  place: RefreshPlace,
  { size, log, signal }: Batch,
): Promise<{ maps: number; next: RefreshPlace | null }> {
  const { maps: due, next } =
    'published' in place ? await publishedAfter(db, place.published, size) : await ownAfter(db, place.after, size);
  // The same for all of a batch.
  const bank = due.length > 0 ? { tree: await readTree(db), former: await readFormerIds(db) } : null;
  let maps = 0;
  for (const { mapId, refresh } of due) {
    signal.throwIfAborted();
    try {
      if (bank) await refresh(bank);
      maps += 1;
    } catch (error) {
      log.warn({ event: 'refresh of a map failed', map: mapId, err: error }, 'refresh of a map failed');
    }
  }
  return { maps, next };
}
