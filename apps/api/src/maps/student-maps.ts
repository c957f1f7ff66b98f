import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';
import { prepared } from '../db/statement';
import { questionMaps } from '../db/schema';
import { STUDY } from '../http/catalogue/study';
import { refuse } from '../http/refusal';
import { MAPS } from '../study/collections';
import { readProgress } from '../study/progress';
import { findMaps } from './catalogue';

const newer = alias(questionMaps, 'newer');

const newerById = prepared((db) =>
  db
    .select({ id: questionMaps.id, newer: { id: newer.id, nome: newer.name } })
    .from(questionMaps)
    .innerJoin(newer, eq(newer.id, questionMaps.replacedBy))
    .where(sql`${questionMaps.id} = any (${sql.placeholder('ids')}::int[])`)
    .prepare('newer-editions'),
);

async function findNewerEditions(db: Database, ids: number[]) {
  const rows = ids.length ? await newerById(db).execute({ ids }) : [];
  return new Map(rows.map((row) => [row.id, row.newer]));
}

/** The student's chosen maps (or one of them) with progress, the one studied last first. */
export async function readStudentMaps(db: Database, studentId: string, mapId?: number) {
  const progress = await readProgress<number>(db, MAPS, studentId, mapId === undefined ? null : [mapId]);
  const ids = progress.map((row) => row.id);
  const [maps, editions] = await Promise.all([findMaps(db, ids), findNewerEditions(db, ids)]);
  return progress.flatMap(({ id, desde, ...row }) => {
    const mapa = maps.get(id);
    return mapa ? [{ mapa, selecionado_em: desde, ...row, nova_versao: editions.get(id) ?? null }] : [];
  });
}

/** One of the student's chosen maps; an absent one and one that was not chosen look the same. */
export async function readStudentMap(db: Database, studentId: string, mapId: number) {
  const [map] = await readStudentMaps(db, studentId, mapId);
  if (!map) throw refuse(STUDY.mapNotYours);
  return map;
}
