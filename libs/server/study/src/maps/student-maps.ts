import type { ResultOf } from '@mapa/api-contract';
import type { QueryResultRow } from 'pg';
import { lastEditions } from '@mapa/server-catalogue';
import { type Database, refuse, statement, STUDY } from '@mapa/server-platform';
import { presentProgress, presentSubjects } from '../collections/progress';
import { mapProgress, subjectProgress } from './map-progress';
import { findOutlines, type MapRevision } from './outline';
import { OWN_MAP, OWN_MAPS } from './own-maps-sql';

type StudentMap = ResultOf<'POST /api/customer-area/question-map/select'>;
type Detail = ResultOf<'GET /api/customer-area/question-map/detail'>;

interface Edition extends QueryResultRow {
  origin: number;
  id: number;
  name: string;
}

const newerEditions = statement<Edition>(
  'newer-editions',
  lastEditions('id = any ($1::int[]) and replaced_by is not null'),
);

/** The last editions of maps that were replaced, by the id of the replaced map. */
export async function findNewerEditions(db: Database, ids: number[]) {
  const rows = ids.length > 0 ? await newerEditions(db, [ids]) : [];
  return new Map(rows.map(({ origin, id, name }) => [origin, { id, nome: name }]));
}

interface OwnMapRow extends QueryResultRow, MapRevision {
  epoch: number;
  /** When the student chose the map, in microseconds since 1970. */
  since: number;
  replaced: boolean;
  /** The arguments of `mapProgress`; null when nothing is closed. */
  outcomes: number[] | null;
  times: number[] | null;
}

const ownMaps = statement<OwnMapRow>('own-maps', OWN_MAPS);
const ownMap = statement<OwnMapRow>('own-map', OWN_MAP);

/** A time truncated to milliseconds. */
const dateOf = (us: number): Date => new Date(Math.floor(us / 1_000));

/** The progress of each map, last studied first. */
async function readProgress(db: Database, rows: OwnMapRow[]) {
  const replaced = rows.filter((row) => row.replaced).map((row) => row.map_id);
  const [outlines, editions] = await Promise.all([findOutlines(db, rows), findNewerEditions(db, replaced)]);
  const maps = rows.flatMap((row) => {
    const outline = outlines.get(row.map_id);
    if (!outline) return [];
    const progress = mapProgress(outline, row.outcomes ?? [], row.times ?? []);
    return [{ ...row, outline, progress, newer: editions.get(row.map_id) ?? null, at: progress.lastUs ?? row.since }];
  });
  return maps.sort((one, other) => other.at - one.at || one.map_id - other.map_id);
}

type OwnMap = Awaited<ReturnType<typeof readProgress>>[number];

const present = ({ outline, progress, epoch, since, newer }: OwnMap): StudentMap => ({
  mapa: outline.map,
  selecionado_em: dateOf(since).toISOString(),
  ...presentProgress({
    ...progress,
    epoch,
    last_answer: progress.lastUs === null ? null : dateOf(progress.lastUs),
  }),
  nova_versao: newer,
});

/** The student's chosen maps with progress, last studied first. */
export const readStudentMaps = async (db: Database, studentId: string): Promise<StudentMap[]> =>
  (await readProgress(db, await ownMaps(db, [studentId]))).map(present);

async function readOwnMap(db: Database, studentId: string, mapId: number): Promise<OwnMap> {
  const [map] = await readProgress(db, await ownMap(db, [studentId, mapId]));
  if (!map) throw refuse(STUDY.mapNotYours);
  return map;
}

/** One of the student's chosen maps; absent and unchosen maps are indistinguishable. */
export const readStudentMap = async (db: Database, studentId: string, mapId: number): Promise<StudentMap> =>
  present(await readOwnMap(db, studentId, mapId));

/** The same with its progress by subject. */
export async function readStudentMapDetail(db: Database, studentId: string, mapId: number): Promise<Detail> {
  const map = await readOwnMap(db, studentId, mapId);
  const assuntos = presentSubjects(subjectProgress(map.outline, map.progress), map.progress.total);
  return { ...present(map), assuntos };
}
