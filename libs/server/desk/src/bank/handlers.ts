import type { DeskQuestionCall } from '@mapa/api-contract';
import { type Handlers, pageOf } from '@mapa/server-platform';
import { correctKey, correctTexts, markQuestion } from './acts';
import { changeMany } from './bulk';
import { listDrafts } from './drafts';
import { listBank } from './list';
import { readBankQuestion } from './page';
import { correctSharedText } from './shared-text';

/** Handlers of the desk's calls about questions of the bank. */
export const deskQuestionHandlers: Handlers<Exclude<DeskQuestionCall, 'GET /api/customer-area/desk/work'>> = {
  'GET /api/customer-area/desk/question': ({ query }, { db, searchIndex }) =>
    listBank(db, searchIndex, query, pageOf(query)),

  'GET /api/customer-area/desk/draft': ({ query }, { db, student }) =>
    listDrafts(db, student, query.busca, pageOf(query)),

  'GET /api/customer-area/desk/question/{id}': ({ params }, { db, student }) =>
    readBankQuestion(db, student, params.id),

  'PUT /api/customer-area/desk/question/{id}/key': ({ params, body }, { db, student }) =>
    correctKey(db, student, params.id, body),

  'PUT /api/customer-area/desk/question/{id}/text': ({ params, body }, { db, student }) =>
    correctTexts(db, student, params.id, body),

  'PUT /api/customer-area/desk/question/{id}/shared-text': ({ params, body }, { db, student }) =>
    correctSharedText(db, student, params.id, body),

  'PUT /api/customer-area/desk/question/{id}/mark': ({ params, body }, { db, student }) =>
    markQuestion(db, student, params.id, body),

  'PUT /api/customer-area/desk/question-batch': ({ body }, { db, student, request }) =>
    changeMany(db, student, body, request.server.desk.send),
};
