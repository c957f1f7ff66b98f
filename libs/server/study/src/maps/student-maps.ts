import type { ResultOf } from '@mapa/api-contract';
import type { QueryResultRow } from 'pg';
import { lastEditions } from '@mapa/server-catalogue';
import { type Database, refuse, statement, STUDY } from '@mapa/server-platform';
import { presentProgress, presentSubjects, type ProgressRow, type SubjectRow } from '../collections/progress';
import { presentMap, type MapFacts } from './catalogue';
import { OWN_MAP, OWN_MAP_SUBJECTS, OWN_MAPS } from './own-maps-sql';

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

/** The last editions of those maps that were replaced, by the id of the map. */
export async function findNewerEditions(db: Database, ids: number[]) {
  const rows = ids.length > 0 ? await newerEditions(db, [ids]) : [];
  return new Map(rows.map(({ origin, id, name }) => [origin, { id, nome: name }]));
}

type OwnMapRow = QueryResultRow &
  ProgressRow &
  MapFacts['map'] &
  Omit<MapFacts, 'map'> & { newer: { id: number; nome: string } | null };

const ownMaps = statement<OwnMapRow>('own-maps', OWN_MAPS);
const ownMap = statement<OwnMapRow>('own-map', OWN_MAP);
const ownMapSubjects = statement<OwnMapRow & { subjects: SubjectRow[] | null }>('own-map-subjects', OWN_MAP_SUBJECTS);

const present = (row: OwnMapRow): StudentMap => ({
  mapa: presentMap({ ...row, map: row }),
  selecionado_em: row.since.toISOString(),
  ...presentProgress(row),
  nova_versao: row.newer,
});

/** The student's chosen maps with progress, the one studied last first. */
export const readStudentMaps = async (db: Database, studentId: string): Promise<StudentMap[]> =>
  (await ownMaps(db, [studentId])).map(present);

/** One of the student's chosen maps; an absent one and one that was not chosen look the same. */
export async function readStudentMap(db: Database, studentId: string, mapId: number): Promise<StudentMap> {
  const [row] = await ownMap(db, [studentId, mapId]);
  if (!row) throw refuse(STUDY.mapNotYours);
  return present(row);
}

/** The same with its progress by subject. */
export async function readStudentMapDetail(db: Database, studentId: string, mapId: number): Promise<Detail> {
  const [row] = await ownMapSubjects(db, [studentId, mapId]);
  if (!row) throw refuse(STUDY.mapNotYours);
  return { ...present(row), assuntos: presentSubjects(row.subjects ?? [], row.total) };
}
