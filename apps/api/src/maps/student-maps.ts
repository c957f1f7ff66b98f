import type { QueryResultRow } from 'pg';
import { lastEditions } from '../catalogue/map-editions';
import { type Database, refuse, statement, STUDY } from '@mapa/server-platform';
import { MAPS } from '../study/collections';
import { readProgress } from '../study/progress';
import { findMaps } from './catalogue';

interface Edition extends QueryResultRow {
  origin: number;
  id: number;
  name: string;
}

const newerEditions = statement<Edition>(
  'newer-editions',
  lastEditions('id = any ($1::int[]) and replaced_by is not null'),
);

/** The last editions of those maps that were replaced, by the id of the map. */
export async function findNewerEditions(db: Database, ids: number[]) {
  const rows = ids.length > 0 ? await newerEditions(db, [ids]) : [];
  return new Map(rows.map(({ origin, id, name }) => [origin, { id, nome: name }]));
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
