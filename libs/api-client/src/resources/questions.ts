import { readsOwnState } from '@mapa/domain';
import { WITH_A_SITTING, baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

/** Tags a result that depends on the student's own state, so that it is reloaded when the session changes. */
const ownState = (_result: unknown, args: object) => (readsOwnState(args) ? (['OwnState'] as const) : []);

export const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questionList: queryCall(build, 'GET /api/question', { tags: ownState }),
    questionIndex: queryCall(build, 'GET /api/question/list', { tags: ownState }),
    questionCount: queryCall(build, 'GET /api/question/count', { tags: ownState }),
    questionIncidence: queryCall(build, 'GET /api/question/incidence', { tags: ownState }),
    questionFacet: queryCall(build, 'GET /api/question/facet', { tags: ownState }),
    sampleQuestion: queryCall(build, 'GET /api/sample-question'),
    sampleAnswer: mutationCall(build, 'POST /api/sample-question/{id}'),
    studentQuestion: queryCall(build, 'GET /api/customer-area/question/{id}', {
      tags: (_result, { id }) => [{ type: 'StudentQuestion', id }, WITH_A_SITTING, 'Plan'],
    }),
  }),
});

export const {
  useQuestionListQuery,
  useQuestionIndexQuery,
  useQuestionCountQuery,
  useQuestionIncidenceQuery,
  useQuestionFacetQuery,
  useSampleQuestionQuery,
  useSampleAnswerMutation,
  useStudentQuestionQuery,
} = questionsApi;
