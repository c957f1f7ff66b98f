import type { InputOf, ResultOf } from '@mapa/api-contract';
import type { MAP_FILTERS } from '@mapa/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { isListed } from '../catalogue/map-editions';
import { percentage, readIncidence } from '../search/incidence';
import { holdsText, listCondition, originConditions, type ListConditions } from '../search/filters/list-conditions';
import { board, body, presentInstitutionRef } from '../search/origin';
import { type Database, listAnswer, type Page, prepared, type Queryable, questionMaps } from '@mapa/server-platform';

type MapQuery = InputOf<'GET /api/question-map'>['query'];
export type MapView = ResultOf<'GET /api/question-map'>['data'][number];

const HEAVIEST = 8;

interface Weight {
  id: number;
  nome: string;
  questoes: number;
}

const selection = {
  map: questionMaps,
  board,
  body,
  slots: sql<number>`(select count(distinct slot)::int from map_questions where map_id = ${questionMaps.id})`,
  weights: sql<Weight[]>`(
    select coalesce(json_agg(w order by w.questoes desc, w.nome, w.id), '[]') from (
      select s.id, s.name as nome, count(distinct mq.slot)::int as questoes
      from map_questions mq join subjects s on s.id = mq.subject_id
      where mq.map_id = ${questionMaps.id} group by s.id, s.name) w)`,
};

const select = (db: Queryable) =>
  db
    .select(selection)
    .from(questionMaps)
    .leftJoin(board, eq(board.id, questionMaps.boardId))
    .leftJoin(body, eq(body.id, questionMaps.institutionId))
    .$dynamic();

type MapRow = Awaited<ReturnType<typeof select>>[number];

const present = (row: MapRow): MapView => ({
  id: row.map.id,
  nome: row.map.name,
  slug: row.map.slug,
  banca: presentInstitutionRef(row.board),
  instituicao: presentInstitutionRef(row.body),
  ano: row.map.year,
  escolaridade: row.map.educationLevel,
  cargo: row.map.position,
  prova_id: row.map.examId,
  questoes: row.slots,
  assuntos: row.weights.length,
  incidencia: row.weights
    .slice(0, HEAVIEST)
    .map((weight) => ({ ...weight, percentual: percentage(weight.questoes, row.slots) })),
});

const CONDITIONS: ListConditions<typeof MAP_FILTERS> = {
  busca: holdsText(questionMaps.foldedName),
  ...originConditions(questionMaps),
};

/** Maps that can be chosen, newest first. */
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
  return listAnswer(rows.map(present), total, page);
}

const mapsById = prepared((db) =>
  select(db)
    .where(sql`${questionMaps.id} = any (${sql.placeholder('ids')}::int[])`)
    .prepare('maps-by-id'),
);

/** Maps by id, whether or not they can still be chosen. */
export async function findMaps(db: Database, ids: number[]): Promise<Map<number, MapView>> {
  const rows = ids.length ? await mapsById(db).execute({ ids }) : [];
  return new Map(rows.map((row) => [row.map.id, present(row)]));
}

/** Whether a map exists and can be chosen. */
export async function isChoosable(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(questionMaps, and(eq(questionMaps.id, id), eq(questionMaps.active, true)))) > 0;
}

/** Incidence of a map over the subject tree; a number of the paper counts once. */
export const mapIncidence = (db: Queryable, mapId: number) =>
  readIncidence(
    db,
    sql`select s.path, mq.slot as unit from map_questions mq join subjects s on s.id = mq.subject_id where mq.map_id = ${mapId}`,
  );
