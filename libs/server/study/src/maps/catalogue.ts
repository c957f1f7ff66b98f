import type { InputOf, ResultOf } from '@mapa/api-contract';
import { type MAP_FILTERS, percentagesOf } from '@mapa/domain';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { isListed } from '@mapa/server-catalogue';
import {
  board,
  body,
  containsText,
  listCondition,
  type ListConditions,
  originConditions,
  presentInstitutionRef,
  readIncidence,
} from '@mapa/server-search';
import { type Database, listAnswer, type Page, prepared, type Queryable, questionMaps } from '@mapa/server-platform';

type MapQuery = InputOf<'GET /api/question-map'>['query'];
export type MapView = ResultOf<'GET /api/question-map'>['data'][number];

/** Number of subjects shown with a map in lists. */
export const HEAVIEST = 8;

/**
 * SQL: the heaviest subjects of a map, without their `percentual`. Each name is looked up by its key: in a join the
 * planner reads the whole tree when it overestimates the maps.
 * @param map the id, as a column
 */
const heaviestOf = (map: string): string => `(
    select coalesce(json_agg(json_build_object('id', ms.subject_id,
        'nome', (select s.name from subjects s where s.id = ms.subject_id), 'questoes', ms.questions) order by ms.incidence_rank), '[]')
    from map_subjects ms where ms.map_id = ${map} and ms.incidence_rank <= ${HEAVIEST})`;

const selection = {
  map: questionMaps,
  board,
  body,
  heaviest: sql<MapFacts['heaviest']>`${sql.raw(heaviestOf('question_maps.id'))}`,
};

const select = (db: Queryable) =>
  db
    .select(selection)
    .from(questionMaps)
    .leftJoin(board, eq(board.id, questionMaps.boardId))
    .leftJoin(body, eq(body.id, questionMaps.institutionId))
    .$dynamic();

type InstitutionRow = Parameters<typeof presentInstitutionRef>[0];
type MapColumns = Omit<
  typeof questionMaps.$inferSelect,
  'active' | 'ownerId' | 'replacedBy' | 'foldedName' | 'foldedPosition' | 'createdAt'
>;

/** The public facts of a map. */
export interface MapFacts {
  map: MapColumns;
  board: InstitutionRow;
  body: InstitutionRow;
  heaviest: { id: number; nome: string; questoes: number }[];
  /** Each subject's share of the exam in percent, if it differs from its share of the questions. */
  shares?: readonly number[] | null;
}

/** The heaviest subjects with their shares of the map, rounded together with the rest. */
function weigh(heaviest: MapFacts['heaviest'], whole: number): MapView['incidencia'] {
  const counts = heaviest.map(({ questoes }) => questoes);
  const others = Math.max(0, whole - counts.reduce((sum, count) => sum + count, 0));
  const shares = percentagesOf([...counts, others], whole);
  return heaviest.map((weight, at) => ({ ...weight, percentual: shares[at] ?? 0 }));
}

/** A map as the public API presents it. */
export const presentMap = ({ map, board: ofBoard, body: ofBody, heaviest, shares }: MapFacts): MapView => ({
  id: map.id,
  nome: map.name,
  slug: map.slug,
  banca: presentInstitutionRef(ofBoard),
  instituicao: presentInstitutionRef(ofBody),
  ano: map.year,
  escolaridade: map.educationLevel,
  cargo: map.position,
  prova_id: map.examId,
  questoes: map.questionCount,
  assuntos: map.subjectCount,
  incidencia: shares
    ? heaviest.map((weight, at) => ({ ...weight, percentual: shares[at] ?? 0 }))
    : weigh(heaviest, map.questionCount),
});

const CONDITIONS: ListConditions<typeof MAP_FILTERS> = {
  busca: containsText(questionMaps.foldedName),
  ...originConditions(questionMaps),
};

/** Maps that a student can choose, newest first. */
export async function listMaps(db: Queryable, query: MapQuery, page: Page) {
  const where = and(isListed, query.id ? eq(questionMaps.id, query.id) : undefined, listCondition(CONDITIONS, query));
  const [total, rows] = await Promise.all([
    db.$count(questionMaps, where),
    select(db)
      .where(where)
      .orderBy(sql`${questionMaps.year} desc nulls last`, desc(questionMaps.id))
      .limit(page.perPage)
      .offset(page.offset),
  ]);
  return listAnswer(rows.map(presentMap), total, page);
}

const mapsById = prepared((db) =>
  select(db)
    .where(sql`${questionMaps.id} = any (${sql.placeholder('ids')}::int[])`)
    .prepare('maps-by-id'),
);

/** Maps by id, including those that can no longer be chosen. */
export async function findMaps(db: Database, ids: number[]): Promise<Map<number, MapView>> {
  const rows = ids.length ? await mapsById(db).execute({ ids }) : [];
  return new Map(rows.map((row) => [row.map.id, presentMap(row)]));
}

/**
 * Whether a map exists and can be chosen; a map that a student made, only by that student. @param studentId null for a
 * visitor
 */
export async function isChoosable(db: Queryable, id: number, studentId: string | null): Promise<boolean> {
  const isTheirs = studentId === null ? undefined : eq(questionMaps.ownerId, studentId);
  const offered = and(eq(questionMaps.active, true), or(isNull(questionMaps.ownerId), isTheirs));
  return (await db.$count(questionMaps, and(eq(questionMaps.id, id), offered))) > 0;
}

/** Incidence of a map over the subject tree; a number of the paper counts once. */
export const mapIncidence = (db: Queryable, mapId: number) =>
  readIncidence(
    db,
    sql`select s.path, mq.slot as unit from map_questions mq join subjects s on s.id = mq.subject_id where mq.map_id = ${mapId}`,
  );
