import type { ResultOf } from '@mapa/api-contract';
import { PREFETCHED_S, baseApi } from '../api/base-api';
import { boundMutationCall, mutationCall, queryCall } from '../api/endpoint';

const READ_NOTE = 'GET /api/customer-area/question/note/{id}';
const WRITE_NOTE = 'PUT /api/customer-area/question/note/{id}';
const DELETE_NOTE = 'DELETE /api/customer-area/question/note/{id}';
const READ_HIGHLIGHTS = 'GET /api/customer-area/question/marks/{id}';
type Stored = ResultOf<typeof READ_HIGHLIGHTS>;
type Note = ResultOf<typeof READ_NOTE>;

export const studyAidsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    note: queryCall(build, READ_NOTE),
    // The response contains the new revision, which the screen uses instead of reloading.
    writeNote: mutationCall(build, WRITE_NOTE),
    deleteNote: mutationCall(build, DELETE_NOTE),
    // Notes sent outside their panel are bound to the token of the student who wrote them, like answers.
    noteFor: build.mutation<Note, { id: number; token: string }>({
      query: ({ id, token }) => ({ call: READ_NOTE, args: { id }, token }),
    }),
    writeNoteFor: build.mutation<Note, { id: number; token: string; texto: string | null; revisao: number }>({
      query: ({ id, token, texto, revisao }) =>
        texto === null
          ? { call: DELETE_NOTE, args: { id, revisao }, token }
          : { call: WRITE_NOTE, args: { id, revisao, texto }, token },
    }),
    highlights: queryCall(build, READ_HIGHLIGHTS),
    highlightsFor: build.mutation<Stored, { id: number; versao: number; token?: string | undefined }>({
      query: ({ token, ...args }) => ({ call: READ_HIGHLIGHTS, args, ...(token !== undefined && { token }) }),
    }),
    writeHighlights: boundMutationCall(build, 'PUT /api/customer-area/question/marks/{id}'),
    hiddenQuestions: queryCall(build, 'GET /api/customer-area/question/hidden', { tags: () => ['Hidden'] }),
    // A list on screen keeps its question until it is reloaded; only reviews and the list of hidden questions update at
    // once.
    hideQuestion: mutationCall(build, 'PUT /api/customer-area/question/hidden/{id}', {
      invalidates: () => ['Hidden', 'Review'],
      patches: (_result, { id }) => ({ id, change: { oculta: true } }),
    }),
    showQuestion: mutationCall(build, 'DELETE /api/customer-area/question/hidden/{id}', {
      invalidates: () => ['Hidden', 'Review'],
      patches: (_result, { id }) => ({ id, change: { oculta: false } }),
    }),
    review: queryCall(build, 'GET /api/customer-area/question/review', {
      tags: () => ['Review'],
      keepS: PREFETCHED_S,
    }),
    overconfident: queryCall(build, 'GET /api/customer-area/question/overconfident', {
      tags: () => ['Review'],
      keepS: PREFETCHED_S,
    }),
  }),
});

export const {
  useNoteQuery,
  useWriteNoteMutation,
  useDeleteNoteMutation,
  useWriteHighlightsMutation,
  useHiddenQuestionsQuery,
  useHideQuestionMutation,
  useShowQuestionMutation,
  useReviewQuery,
  useOverconfidentQuery,
} = studyAidsApi;
