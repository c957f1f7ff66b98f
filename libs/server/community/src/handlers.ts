import type { CommunityCall } from '@mapa/api-contract';
import { demandNotInSitting, demandQuestion, hasAnswered, readKeyForStaff } from '@mapa/server-questions';
import { type Database, type Handlers, pageOf, type Student } from '@mapa/server-platform';
import { COMMUNITY } from './errors/error-messages';
import {
  deleteComment,
  editComment,
  findComment,
  listComments,
  viewComment,
  voteComment,
  writeComment,
} from './comments';
import { listFavorites, markFavorite } from './favorites';
import { canAnswerRequests, canSeeKeys, demand } from './policies';
import { decideReport, fileReport, listReports } from './reports';
import { answerRequests, demandWaiting, listOwnRequests, listQueue, requestComment } from './requests';
import { readStatistics } from './statistics';

/** Comments disclose the key: they require an answer. */
async function demandReader(db: Database, student: Student, questionId: number): Promise<void> {
  await demandNotInSitting(db, student, questionId);
  const mayRead = canSeeKeys(student) || (await hasAnswered(db, student.id, questionId));
  demand(mayRead, COMMUNITY.answerFirst);
}

const DONE = { success: true } as const;

export const communityHandlers: Handlers<CommunityCall> = {
  'POST /api/customer-area/question/favorite': ({ body }, { db, student }) => markFavorite(db, student.id, body),

  'GET /api/customer-area/question/user-favorites': ({ query }, { db, student }) =>
    listFavorites(db, student, query.materia_id, pageOf(query)),

  'POST /api/customer-area/question/report': async ({ body }, { db, student }) => {
    await demandQuestion(db, body.questao_id);
    await fileReport(db, { studentId: student.id, questionId: body.questao_id, reason: body.motivo, text: body.texto });
    return DONE;
  },

  'GET /api/customer-area/question/statistics/{id}': async ({ params }, { db, student }) => {
    await demandNotInSitting(db, student, params.id);
    const showsSpread = canSeeKeys(student) || (await hasAnswered(db, student.id, params.id));
    return readStatistics(db, student.id, params.id, showsSpread);
  },

  'GET /api/customer-area/question/comment': async ({ query }, { db, student }) => {
    await demandQuestion(db, query.questao_id);
    await demandReader(db, student, query.questao_id);
    return listComments(db, student, query, pageOf(query));
  },

  'POST /api/customer-area/question/comment': async ({ body }, { db, student }) => {
    await demandQuestion(db, body.questao_id);
    const byTeacher = canAnswerRequests(student);
    return db.transaction(async (tx) => {
      if (body.se_pendente) await demandWaiting(tx, body.questao_id);
      const id = await writeComment(
        tx,
        { id: student.id, byTeacher },
        { questionId: body.questao_id, text: body.texto, version: body.versao },
      );
      if (byTeacher) await answerRequests(tx, body.questao_id, id);
      return findComment(tx, student, id);
    });
  },

  'PUT /api/customer-area/question/comment/{id}': ({ params, body }, { db, student }) =>
    db.transaction(async (tx) => {
      await editComment(tx, student.id, params.id, body.texto, body.versao);
      return findComment(tx, student, params.id);
    }),

  'DELETE /api/customer-area/question/comment/{id}': async ({ params }, { db, student }) => {
    await deleteComment(db, student.id, params.id);
    return DONE;
  },

  'POST /api/customer-area/question/comment/classify': async ({ body }, { db, student }) => {
    const comment = await findComment(db, student, body.comentario_id);
    if (!comment.meu) await demandReader(db, student, comment.questao_id);
    return voteComment(db, student, body.comentario_id, body.util);
  },

  'POST /api/customer-area/question/comment/report': async ({ body }, { db, student }) => {
    await findComment(db, student, body.comentario_id);
    await fileReport(db, {
      studentId: student.id,
      commentId: body.comentario_id,
      reason: body.motivo,
      text: body.texto,
    });
    return DONE;
  },

  'PUT /api/customer-area/question/comment/update-views/{id}': async ({ params }, { db, student }) => {
    await viewComment(db, student, params.id);
    return DONE;
  },

  'GET /api/customer-area/question/comment-request': ({ query }, { db, student }) =>
    canAnswerRequests(student)
      ? listQueue(db, query, pageOf(query))
      : listOwnRequests(db, student.id, query, pageOf(query)),

  'GET /api/customer-area/question/answer-key/{id}': async ({ params }, { db, student }) => {
    await demandNotInSitting(db, student, params.id);
    return readKeyForStaff(db, student, params.id);
  },

  'PUT /api/customer-area/question/comment-request/request/{id}': ({ params, body }, { db, student }) =>
    requestComment(db, student.id, params.id, body.duvida),

  'GET /api/customer-area/moderation/report': ({ query }, { db, student }) => listReports(db, student, pageOf(query)),

  'POST /api/customer-area/moderation/report/{id}': async ({ params, body }, { db, student }) => {
    await decideReport(db, student.id, params.id, body);
    return DONE;
  },
};
