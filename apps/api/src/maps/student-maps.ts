import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/client';
import { questionMaps } from '../db/schema';
import { STUDY } from '../http/catalogue/study';
import { refuse } from '../http/refusal';
import { MAPS } from '../study/collections';
import { readProgress } from '../study/progress';
import { findMaps } from './catalogue';

const newer = alias(questionMaps, 'newer');

async function findNewerEditions(db: Queryable, ids: number[]) {
  const rows = ids.length
    ? await db
        .select({ id: questionMaps.id, newer: { id: newer.id, nome: newer.name } })
        .from(questionMaps)
        .innerJoin(newer, eq(newer.id, questionMaps.replacedBy))
        .where(inArray(questionMaps.id, ids))
    : [];
  return new Map(rows.map((row) => [row.id, row.newer]));
}

/** The student's chosen maps (or one of them) with progress, the one studied last first. */
export async function readStudentMaps(db: Queryable, studentId: string, mapId?: number) {
  const progress = await readProgress(db, MAPS, studentId, mapId);
  const ids = progress.map((row) => row.id);
  const [maps, editions] = await Promise.all([findMaps(db, ids), findNewerEditions(db, ids)]);
  return progress.flatMap(({ id, desde, ...row }) => {
    const mapa = maps.get(id);
    return mapa ? [{ mapa, selecionado_em: desde, ...row, nova_versao: editions.get(id) ?? null }] : [];
  });
}

/** One of the student's chosen maps; an absent one and one that was not chosen look the same. */
export async function readStudentMap(db: Queryable, studentId: string, mapId: number) {
  const [map] = await readStudentMaps(db, studentId, mapId);
  if (!map) throw refuse(STUDY.mapNotYours);
  return map;
}
