import type { Call, CallName } from '../call';
import { CommentParams, Done, IdParams, listOf, ReportId, strictObject } from '../schemas/common';
import {
  Comment,
  CommentBody,
  CommentQuery,
  CommentReportBody,
  CommentRequest,
  CommentRequestQuery,
  DecisionBody,
  FavoriteBody,
  FavoriteResult,
  FavoritesQuery,
  QuestionReportBody,
  QuestionStatistics,
  Report,
  VoteBody,
} from '../schemas/community';
import { StudentQuestion } from '../schemas/question';

export const communityCalls = {
  'POST /api/customer-area/question/favorite': {
    summary: 'Marca ou desmarca uma questão como favorita.',
    access: 'signed-in',
    body: FavoriteBody,
    response: FavoriteResult,
  },
  'GET /api/customer-area/question/user-favorites': {
    summary: 'As questões favoritas, as mais novas primeiro.',
    access: 'signed-in',
    query: FavoritesQuery,
    response: listOf(StudentQuestion),
  },
  'POST /api/customer-area/question/report': {
    summary: 'Avisa de um erro em uma questão.',
    access: 'signed-in',
    body: QuestionReportBody,
    response: Done,
  },
  'GET /api/customer-area/question/statistics/{id}': {
    summary: 'Como uma questão foi respondida, por todos e por quem chama.',
    access: 'signed-in',
    params: IdParams,
    response: QuestionStatistics,
  },
  'GET /api/customer-area/question/comment': {
    summary: 'Comentários de uma questão já respondida.',
    access: 'signed-in',
    query: CommentQuery,
    response: listOf(Comment),
  },
  'POST /api/customer-area/question/comment': {
    summary: 'Comenta uma questão; o comentário de um professor responde às solicitações.',
    access: 'signed-in',
    body: CommentBody,
    response: Comment,
  },
  'DELETE /api/customer-area/question/comment/{id}': {
    summary: 'Apaga um comentário próprio.',
    access: 'signed-in',
    policy: { owned: { id: 'comment' } },
    params: CommentParams,
    response: Done,
  },
  'POST /api/customer-area/question/comment/classify': {
    summary: 'Diz se um comentário foi útil.',
    access: 'signed-in',
    body: VoteBody,
    response: Comment,
  },
  'POST /api/customer-area/question/comment/report': {
    summary: 'Avisa de um problema em um comentário.',
    access: 'signed-in',
    body: CommentReportBody,
    response: Done,
  },
  'PUT /api/customer-area/question/comment/update-views/{id}': {
    summary: 'Conta a visualização de um comentário, uma vez por estudante.',
    access: 'signed-in',
    params: CommentParams,
    response: Done,
  },
  'GET /api/customer-area/question/comment-request': {
    summary: 'As solicitações do estudante; para professores, a fila do que falta comentar.',
    access: 'signed-in',
    query: CommentRequestQuery,
    response: listOf(CommentRequest),
  },
  'PUT /api/customer-area/question/comment-request/request/{id}': {
    summary: 'Pede que um professor comente a questão; repetir não muda nada.',
    access: 'signed-in',
    params: IdParams,
    response: CommentRequest,
  },
  'GET /api/customer-area/moderation/report': {
    summary: 'A fila de questões e comentários denunciados.',
    access: 'signed-in',
    policy: { roles: ['admin', 'master'] },
    added: true,
    query: strictObject({ page: CommentRequestQuery.properties.page, per_page: CommentRequestQuery.properties.per_page }),
    response: listOf(Report),
  },
  'POST /api/customer-area/moderation/report/{id}': {
    summary: 'Decide uma denúncia.',
    access: 'signed-in',
    policy: { roles: ['admin', 'master'] },
    added: true,
    params: strictObject({ id: ReportId }),
    body: DecisionBody,
    response: Done,
  },
} as const satisfies Partial<Record<CallName, Call>>;
