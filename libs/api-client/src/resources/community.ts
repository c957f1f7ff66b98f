import { WITH_A_SITTING, baseApi } from '../api/base-api';
import { boundMutationCall, mutationCall, queryCall } from '../api/endpoint';

const commentsOf = (questionId: number) => ({ type: 'Comment', id: questionId }) as const;

export const communityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    favorites: queryCall(build, 'GET /api/customer-area/question/user-favorites', {
      tags: (result) => [
        'Favorite',
        WITH_A_SITTING,
        ...(result?.data ?? []).map(({ id }) => ({ type: 'StudentQuestion', id }) as const),
      ],
    }),
    markFavorite: boundMutationCall(build, 'POST /api/customer-area/question/favorite', {
      invalidates: () => ['Favorite'],
      patches: ({ favorita }, { questao_id }) => ({ id: questao_id, change: { favorita } }),
    }),
    reportQuestion: mutationCall(build, 'POST /api/customer-area/question/report'),
    questionStatistics: queryCall(build, 'GET /api/customer-area/question/statistics/{id}', {
      tags: (_result, { id }) => [{ type: 'Statistics', id }, { type: 'StudentQuestion', id }, WITH_A_SITTING],
    }),
    // An answer unlocks comments: they also have the question's tag, and refused ones are reloaded after the answer.
    comments: queryCall(build, 'GET /api/customer-area/question/comment', {
      tags: (result, { questao_id }) => [
        commentsOf(questao_id),
        { type: 'StudentQuestion', id: questao_id },
        WITH_A_SITTING,
        ...(result ? [] : [{ type: 'Statistics', id: questao_id } as const]),
      ],
    }),
    writeComment: mutationCall(build, 'POST /api/customer-area/question/comment', {
      invalidates: (_result, { questao_id }) => [commentsOf(questao_id), 'CommentRequest'],
    }),
    editComment: mutationCall(build, 'PUT /api/customer-area/question/comment/{id}', {
      invalidates: () => ['Comment'],
    }),
    deleteComment: mutationCall(build, 'DELETE /api/customer-area/question/comment/{id}', {
      invalidates: () => ['Comment'],
    }),
    // The screen updates votes in place: after a reload, the comments would change order while the student reads.
    voteComment: mutationCall(build, 'POST /api/customer-area/question/comment/classify'),
    reportComment: mutationCall(build, 'POST /api/customer-area/question/comment/report'),
    viewComment: mutationCall(build, 'PUT /api/customer-area/question/comment/update-views/{id}'),
    commentRequests: queryCall(build, 'GET /api/customer-area/question/comment-request', {
      tags: () => ['CommentRequest', WITH_A_SITTING],
    }),
    answerKey: queryCall(build, 'GET /api/customer-area/question/answer-key/{id}', {
      tags: () => [WITH_A_SITTING],
      keepS: 0,
    }),
    requestComment: mutationCall(build, 'PUT /api/customer-area/question/comment-request/request/{id}', {
      invalidates: () => ['CommentRequest'],
      patches: ({ status }, { id }) => ({ id, change: { solicitacao: status } }),
    }),
    reports: queryCall(build, 'GET /api/customer-area/moderation/report', { tags: () => ['Report'] }),
    decideReport: mutationCall(build, 'POST /api/customer-area/moderation/report/{id}', {
      invalidates: () => ['Report', 'BankQuestion', 'Audit'],
    }),
  }),
});

export const {
  useFavoritesQuery,
  useMarkFavoriteMutation,
  useReportQuestionMutation,
  useQuestionStatisticsQuery,
  useCommentsQuery,
  useWriteCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useVoteCommentMutation,
  useReportCommentMutation,
  useViewCommentMutation,
  useCommentRequestsQuery,
  useAnswerKeyQuery,
  useRequestCommentMutation,
  useReportsQuery,
  useDecideReportMutation,
} = communityApi;
