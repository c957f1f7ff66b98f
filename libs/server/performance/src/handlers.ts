import type { PerformanceCall } from '@mapa/api-contract';
import { MAX_PER_PAGE } from '@mapa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { examIncidence } from '@mapa/server-catalogue';
import { listCondition, originConditions } from '@mapa/server-search';
import { exams, type Handlers, listAnswer, refuse, STUDY } from '@mapa/server-platform';
import { migrateMap, readOldMap, readStudentMap } from '@mapa/server-study';
import { readPerformance, readScores } from './exam';
import { readExamQuestions } from './exam-questions';
import { readTri } from './item-response';
import { readOverview } from './overview';

/** Incidence is computed over the exams that these filters select. */
const INCIDENCE = originConditions(exams);

export const performanceHandlers: Handlers<PerformanceCall> = {
  'GET /api/exam/incidence': async ({ query }, { db, searchIndex }) => {
    const where = and(query.id ? eq(exams.id, query.id) : undefined, listCondition(INCIDENCE, query)) ?? sql`true`;
    if (query.id && (await db.$count(exams, eq(exams.id, query.id))) === 0) throw refuse(STUDY.noSuchExam);
    return examIncidence({ db, searchIndex }, where);
  },

  'GET /api/customer-area/exam/performance': async ({ query }, { db, student }) => {
    const scores = await readScores(db, student.id, query.prova_id);
    return listAnswer(scores, scores.length, { page: 1, perPage: MAX_PER_PAGE, offset: 0 });
  },

  'GET /api/customer-area/exam/performance/{id}': async ({ params }, { db, student }) => {
    const performance = await readPerformance(db, student.id, params.id);
    if (!performance) throw refuse(STUDY.noSuchExam);
    return performance;
  },

  'GET /api/customer-area/exam/performance/{id}/questions': async ({ params }, { db, student }) => {
    const result = await readExamQuestions(db, student, params.id);
    if (result.questoes.length === 0) throw refuse(STUDY.noSuchExam);
    return result;
  },

  'GET /api/customer-area/performance': (_input, { db, searchIndex, student }) =>
    readOverview({ db, searchIndex }, student),

  'GET /api/customer-area/question/tri/performance/{id}': async ({ params }, { db, student }) => {
    if ((await db.$count(exams, eq(exams.id, params.id))) === 0) throw refuse(STUDY.noSuchExam);
    return readTri(db, student.id, params.id);
  },

  'GET /api/customer-area/question-map/old/{id}': ({ params }, { db, student }) =>
    readOldMap(db, student.id, params.id),

  'POST /api/customer-area/question-map/migrate': async ({ body }, { db, student }) =>
    readStudentMap(db, student.id, await migrateMap(db, student.id, body.mapa_id)),
};
