import { baseApi } from '../api/base-api';
import { queryCall } from '../api/endpoint';

export const questionMapsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questionMapList: queryCall(build, 'GET /api/question-map'),
    questionMapIncidence: queryCall(build, 'GET /api/question-map/incidence'),
  }),
});

export const { useQuestionMapListQuery, useQuestionMapIncidenceQuery } = questionMapsApi;
