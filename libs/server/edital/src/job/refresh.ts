import { type Database, readFormerIds, studentMaps } from '@mapa/server-platform';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { readTree } from '../bank';
import { refreshMap } from '../own-map';
import { editais } from '../tables/editais';

/** A job of the nightly queue: the edital after which its batch begins. */
export interface RefreshJob {
  after: { studentId: string; id: string };
}

interface Batch {
  /** Most maps. */
  size: number;
  log: FastifyBaseLogger;
  /** Ends the batch before its next map; the job is repeated. */
  signal: AbortSignal;
}

/**
 * Updates the maps of some existing editais from the bank, in the order of their keys. A map that cannot be updated is
 * logged and left for the next night, so that it holds up no other.
 * @param after the edital after which to begin; null for the first
 * @returns how many were updated, and the last edital if there may be more
 * @throws if the process ends meanwhile
 */
export async function refreshBatch(
  db: Database,
  after: RefreshJob['after'] | null,
  { size, log, signal }: Batch,
): Promise<{ maps: number; last: RefreshJob['after'] | null }> {
  const next = await db
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
  // The same for all of a batch.
  const bank = next.length > 0 ? { tree: await readTree(db), former: await readFormerIds(db) } : null;
  let maps = 0;
  for (const { edital } of next) {
    signal.throwIfAborted();
    try {
      if (bank) await refreshMap(db, edital, bank);
      maps += 1;
    } catch (error) {
      log.warn({ event: 'refresh of a map failed', map: edital.mapId, err: error }, 'refresh of a map failed');
    }
  }
  const last = next.length === size ? next.at(-1)?.edital : undefined;
  return { maps, last: last ? { studentId: last.studentId, id: last.id } : null };
}
