import { baseApi } from '../../api/base-api';
import { mutationCall, queryCall } from '../../api/endpoint';

export const studyAidsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    note: queryCall(build, 'GET /api/customer-area/question/note/{id}'),
    // What is written comes back with its revision: the screen keeps that, instead of asking once more.
    writeNote: mutationCall(build, 'PUT /api/customer-area/question/note/{id}'),
    deleteNote: mutationCall(build, 'DELETE /api/customer-area/question/note/{id}'),
    marks: queryCall(build, 'GET /api/customer-area/question/marks/{id}'),
    writeMarks: mutationCall(build, 'PUT /api/customer-area/question/marks/{id}'),
    hiddenQuestions: queryCall(build, 'GET /api/customer-area/question/hidden', { tags: () => ['Hidden'] }),
    // A list under the student's eyes keeps its question until it is asked again: only reviews and the list of hidden ones follow at once.
    hideQuestion: mutationCall(build, 'PUT /api/customer-area/question/hidden/{id}', { invalidates: () => ['Hidden', 'Review'] }),
    showQuestion: mutationCall(build, 'DELETE /api/customer-area/question/hidden/{id}', { invalidates: () => ['Hidden', 'Review'] }),
    review: queryCall(build, 'GET /api/customer-area/question/review', { tags: () => ['Review'], keepS: 0 }),
    overconfident: queryCall(build, 'GET /api/customer-area/question/overconfident', { tags: () => ['Review'], keepS: 0 }),
  }),
});

export const {
  useNoteQuery,
  useWriteNoteMutation,
  useDeleteNoteMutation,
  useMarksQuery,
  useWriteMarksMutation,
  useHiddenQuestionsQuery,
  useHideQuestionMutation,
  useShowQuestionMutation,
  useReviewQuery,
  useOverconfidentQuery,
} = studyAidsApi;
