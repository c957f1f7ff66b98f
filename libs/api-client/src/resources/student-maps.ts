import { WITH_A_SITTING, baseApi, pageTags } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';
import { followKept } from '../api/follow-sittings';

const LIST = { type: 'StudentMap', id: 'LIST' } as const;
const mapTag = (id: number) => ({ type: 'StudentMap', id }) as const;

export const studentMapsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    studentMaps: queryCall(build, 'GET /api/customer-area/question-map/user-maps', {
      tags: (result) => [LIST, WITH_A_SITTING, ...(result?.data ?? []).map(({ mapa }) => mapTag(mapa.id))],
    }),
    studentMap: queryCall(build, 'GET /api/customer-area/question-map/detail', {
      tags: (_result, { id }) => [mapTag(id), WITH_A_SITTING],
    }),
    mapQuestions: queryCall(build, 'GET /api/customer-area/question-map/questions', {
      tags: (result, args) => pageTags('MapQuestions', args, result?.data),
      onSettled: followKept,
    }),
    // A map chosen again keeps its progress, so its own entries are stale as well.
    selectMap: mutationCall(build, 'POST /api/customer-area/question-map/select', {
      invalidates: (_result, { mapa_id }) => [LIST, mapTag(mapa_id), 'PlanUse'],
    }),
    removeMap: mutationCall(build, 'DELETE /api/customer-area/question-map/{id}', {
      invalidates: () => [LIST, 'PlanUse'],
    }),
    resetMap: mutationCall(build, 'POST /api/customer-area/question-map/reset', {
      invalidates: (_result, { mapa_id }) => [mapTag(mapa_id), { type: 'MapQuestions', id: mapa_id }],
    }),
  }),
});

export const {
  useStudentMapsQuery,
  useStudentMapQuery,
  useMapQuestionsQuery,
  useSelectMapMutation,
  useRemoveMapMutation,
  useResetMapMutation,
} = studentMapsApi;
