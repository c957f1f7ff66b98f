import type { ResultOf } from '@mapa/api-contract';
import type { MapSituation } from '@mapa/domain';
import { exams, type Queryable, questionMaps, refuse, studentMaps } from '@mapa/server-platform';
import { and, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DESK } from '../errors/error-messages';

export type DeskMap = ResultOf<'GET /api/customer-area/desk/map'>['data'][number];

/** Maps of everybody: a student's own is nobody else's concern. */
export const isPublic: SQL = isNull(questionMaps.ownerId);

const newer = alias(questionMaps, 'newer');
const older = alias(questionMaps, 'older');

/** Whether a map is offered, withdrawn, or replaced by a newer edition. */
export const situation = sql<MapSituation>`case
  when question_maps.replaced_by is not null then 'substituido' when question_maps.active then 'oferecido' else 'retirado' end`;

/** How many editions led to a map, itself included. */
const edition = sql<number>`(
  with recursive earlier as (
    select question_maps.id
    union
    select p.id from earlier e join question_maps p on p.replaced_by = e.id)
  select count(*)::int from earlier)`;

/** Number of students who have chosen a map, by map: a statement of its own, so that a distributed engine can add up. */
async function countStudents(db: Queryable, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: studentMaps.mapId, students: count() })
    .from(studentMaps)
    .where(and(inArray(studentMaps.mapId, ids), isNull(studentMaps.removedAt)))
    .groupBy(studentMaps.mapId);
  return new Map(rows.map(({ id, students }) => [id, students]));
}

const select = (db: Queryable) =>
  db
    .select({
      map: questionMaps,
      exam: { id: exams.id, nome: exams.name },
      newer: { id: newer.id, nome: newer.name, examId: newer.examId },
      older: { id: older.id, nome: older.name },
      situation,
      edition,
    })
    .from(questionMaps)
    .leftJoin(exams, eq(exams.id, questionMaps.examId))
    .leftJoin(newer, eq(newer.id, questionMaps.replacedBy))
    // Of several maps that one replaced, the last.
    .leftJoin(
      older,
      sql`${older.id} = (select max(p.id) from question_maps p where p.replaced_by = ${questionMaps.id})`,
    )
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

const refOf = (row: { id: number | null; nome: string | null } | null) =>
  row && row.id !== null ? { id: row.id, nome: row.nome ?? '' } : null;

const present = (row: Row, students: number): DeskMap => ({
  id: row.map.id,
  nome: row.map.name,
  situacao: row.situation,
  prova: refOf(row.exam),
  questoes: row.map.questionCount,
  assuntos: row.map.subjectCount,
  edicao: row.edition,
  substitui: refOf(row.older),
  substituido_por: refOf(row.newer),
  pode_voltar: row.newer !== null && row.newer.examId !== row.map.examId,
  estudantes: students,
});

/** A page of public maps, newest first. */
export async function readMaps(db: Queryable, where: SQL | undefined, page: { limit: number; offset: number }) {
  const rows = await select(db)
    .where(and(isPublic, where))
    .orderBy(sql`${questionMaps.year} desc nulls last`, desc(questionMaps.id))
    .limit(page.limit)
    .offset(page.offset);
  const students = await countStudents(
    db,
    rows.map(({ map }) => map.id),
  );
  return rows.map((row) => present(row, students.get(row.map.id) ?? 0));
}

/** One public map. Refuses where there is none. */
export async function readMap(db: Queryable, id: number): Promise<DeskMap> {
  const [map] = await readMaps(db, eq(questionMaps.id, id), { limit: 1, offset: 0 });
  if (!map) throw refuse(DESK.noSuchMap);
  return map;
}
