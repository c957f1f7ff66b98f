import { WITH_A_SITTING, baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

const OWN_PERFORMANCE = ['OwnState', 'Performance', WITH_A_SITTING] as const;

export const performanceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    examIncidence: queryCall(build, 'GET /api/exam/incidence'),
    examScores: queryCall(build, 'GET /api/customer-area/exam/performance', {
      tags: () => OWN_PERFORMANCE,
    }),
    examPerformance: queryCall(build, 'GET /api/customer-area/exam/performance/{id}', {
      tags: () => OWN_PERFORMANCE,
    }),
    triPerformance: queryCall(build, 'GET /api/customer-area/question/tri/performance/{id}', {
      tags: () => OWN_PERFORMANCE,
    }),
    examQuestionResults: queryCall(build, 'GET /api/customer-area/exam/performance/{id}/questions', {
      tags: () => OWN_PERFORMANCE,
    }),
    performanceOverview: queryCall(build, 'GET /api/customer-area/performance', {
      tags: () => OWN_PERFORMANCE,
    }),
    oldMap: queryCall(build, 'GET /api/customer-area/question-map/old/{id}', {
      tags: (_result, { id }) => [{ type: 'StudentMap', id }, WITH_A_SITTING],
    }),
    // The old edition's entries stay cached: it has left the list, and reloading its screen would find nothing.
    migrateMap: mutationCall(build, 'POST /api/customer-area/question-map/migrate', {
      invalidates: (result) => [
        { type: 'StudentMap', id: 'LIST' },
        { type: 'StudentMap', id: result?.mapa.id },
        { type: 'MapQuestions', id: result?.mapa.id },
        'PlanUse',
      ],
    }),
  }),
});

export const {
  useExamIncidenceQuery,
  useExamScoresQuery,
  useExamPerformanceQuery,
  useTriPerformanceQuery,
  useExamQuestionResultsQuery,
  usePerformanceOverviewQuery,
  useOldMapQuery,
  useMigrateMapMutation,
} = performanceApi;
