import { LIST_PER_PAGE } from '@mapa/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockStudent } from '../answers/lock';
import type { Queryable } from '../db/client';
import { studentMaps } from '../db/schema';
import { listAnswer, pageOf } from '../http/list';
import { notFound } from '../http/refusal';
import type { Handlers } from '../http/register';
import { findMaps, isChoosable, listMaps, mapIncidence } from './catalogue';
import { MAPS } from '../study/collections';
import { readProgress, readSubjects } from '../study/progress';
import { listStudyQuestions } from '../study/questions';

const NO_SUCH_MAP = 'Este mapa não existe.';
const NOT_YOURS = 'Este mapa não está entre os seus.';

const chosen = (studentId: string, mapId: number) =>
  and(eq(studentMaps.studentId, studentId), eq(studentMaps.mapId, mapId), isNull(studentMaps.removedAt));

async function readStudentMaps(db: Queryable, studentId: string, mapId?: number) {
  const progress = await readProgress(db, MAPS, studentId, mapId);
  const maps = await findMaps(db, progress.map((row) => row.id));
  return progress.flatMap(({ id, desde, ...row }) => {
    const mapa = maps.get(id);
    return mapa ? [{ mapa, selecionado_em: desde, ...row }] : [];
  });
}

async function readStudentMap(db: Queryable, studentId: string, mapId: number) {
  const [map] = await readStudentMaps(db, studentId, mapId);
  if (!map) throw notFound(NOT_YOURS);
  return map;
}

export const mapHandlers: Handlers<
  | 'GET /api/question-map'
  | 'GET /api/question-map/incidence'
  | 'POST /api/customer-area/question-map/select'
  | 'DELETE /api/customer-area/question-map/{id}'
  | 'GET /api/customer-area/question-map/user-maps'
  | 'GET /api/customer-area/question-map/detail'
  | 'GET /api/customer-area/question-map/questions'
  | 'POST /api/customer-area/question-map/reset'
> = {
  'GET /api/question-map': ({ query }, { db }) => listMaps(db, query, pageOf(query)),

  'GET /api/question-map/incidence': async ({ query }, { db }) => {
    if (!(await isChoosable(db, query.id))) throw notFound(NO_SUCH_MAP);
    return mapIncidence(db, query.id);
  },

  'POST /api/customer-area/question-map/select': async ({ body }, { db, student }) => {
    if (!(await isChoosable(db, body.mapa_id))) throw notFound(NO_SUCH_MAP);
    // Choosing a removed map again goes on where it stopped; choosing a chosen one changes nothing.
    await db
      .insert(studentMaps)
      .values({ studentId: student.id, mapId: body.mapa_id })
      .onConflictDoUpdate({
        target: [studentMaps.studentId, studentMaps.mapId],
        set: { removedAt: null, selectedAt: new Date() },
        setWhere: sql`${studentMaps.removedAt} is not null`,
      });
    return readStudentMap(db, student.id, body.mapa_id);
  },

  'DELETE /api/customer-area/question-map/{id}': async ({ params }, { db, student }) => {
    const removed = await db.update(studentMaps).set({ removedAt: new Date() }).where(chosen(student.id, params.id)).returning();
    if (removed.length === 0) throw notFound(NOT_YOURS);
    return { success: true };
  },

  'GET /api/customer-area/question-map/user-maps': async (_input, { db, student }) => {
    const maps = await readStudentMaps(db, student.id);
    return listAnswer(maps, maps.length, { page: 1, perPage: Math.max(maps.length, LIST_PER_PAGE), offset: 0 });
  },

  'GET /api/customer-area/question-map/detail': async ({ query }, { db, student }) => {
    const [map, assuntos] = await Promise.all([
      readStudentMap(db, student.id, query.id),
      readSubjects(db, MAPS, student.id, query.id),
    ]);
    return { ...map, assuntos };
  },

  'GET /api/customer-area/question-map/questions': async ({ query }, { db, student }) => {
    if ((await db.$count(studentMaps, chosen(student.id, query.id))) === 0) throw notFound(NOT_YOURS);
    return listStudyQuestions(db, MAPS, student.id, query, pageOf(query));
  },

  'POST /api/customer-area/question-map/reset': async ({ body }, { db, student }) =>
    db.transaction(async (tx) => {
      await lockStudent(tx, student.id);
      const [row] = await tx
        .update(studentMaps)
        .set({ epoch: sql`${studentMaps.epoch} + 1` })
        .where(chosen(student.id, body.mapa_id))
        .returning({ epoch: studentMaps.epoch });
      if (!row) throw notFound(NOT_YOURS);
      return { success: true, epoca: row.epoch };
    }),
};
