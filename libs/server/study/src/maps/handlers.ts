import { LIST_PER_PAGE } from '@mapa/domain';
import { sql } from 'drizzle-orm';
import { type Handlers, listAnswer, pageOf, refuse, studentMaps, STUDY, lockStudent } from '@mapa/server-platform';
import { requireRoomForMap } from '@mapa/server-plans';
import { MAPS } from '../collections/collections';
import { listStudyQuestions } from '../collections/questions';
import { isChoosable, listMaps, mapIncidence } from './catalogue';
import { chosen } from './chosen';
import { readStudentMap, readStudentMapDetail, readStudentMaps } from './student-maps';

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
    if (!(await isChoosable(db, query.id, null))) throw refuse(STUDY.noSuchMap);
    return mapIncidence(db, query.id);
  },

  'POST /api/customer-area/question-map/select': async ({ body }, { db, student }) => {
    if (!(await isChoosable(db, body.mapa_id, student.id))) throw refuse(STUDY.noSuchMap);
    // Choosing a removed map again resumes it; choosing a chosen one changes nothing.
    await db.transaction(async (tx) => {
      await requireRoomForMap(tx, student, body.mapa_id);
      await tx
        .insert(studentMaps)
        .values({ studentId: student.id, mapId: body.mapa_id })
        .onConflictDoUpdate({
          target: [studentMaps.studentId, studentMaps.mapId],
          set: { removedAt: null, selectedAt: new Date(), migratedTo: null, migratedEpoch: null },
          setWhere: sql`${studentMaps.removedAt} is not null`,
        });
    });
    return readStudentMap(db, student.id, body.mapa_id);
  },

  'DELETE /api/customer-area/question-map/{id}': async ({ params }, { db, student }) => {
    const removed = await db
      .update(studentMaps)
      .set({ removedAt: new Date() })
      .where(chosen(student.id, params.id))
      .returning();
    if (removed.length === 0) throw refuse(STUDY.mapNotYours);
    return { success: true };
  },

  'GET /api/customer-area/question-map/user-maps': async (_input, { db, student }) => {
    const maps = await readStudentMaps(db, student.id);
    return listAnswer(maps, maps.length, { page: 1, perPage: Math.max(maps.length, LIST_PER_PAGE), offset: 0 });
  },

  'GET /api/customer-area/question-map/detail': ({ query }, { db, student }) =>
    readStudentMapDetail(db, student.id, query.id),

  'GET /api/customer-area/question-map/questions': async ({ query }, { db, student }) => {
    const list = await listStudyQuestions(db, MAPS, student, query, pageOf(query));
    if (!list) throw refuse(STUDY.mapNotYours);
    return list;
  },

  'POST /api/customer-area/question-map/reset': async ({ body }, { db, student }) =>
    db.transaction(async (tx) => {
      await lockStudent(tx, student.id);
      const [row] = await tx
        .update(studentMaps)
        .set({ epoch: sql`${studentMaps.epoch} + 1`, resetAt: new Date() })
        .where(chosen(student.id, body.mapa_id))
        .returning({ epoch: studentMaps.epoch });
      if (!row) throw refuse(STUDY.mapNotYours);
      return { success: true, epoca: row.epoch };
    }),
};
