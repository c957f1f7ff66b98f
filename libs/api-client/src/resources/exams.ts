import { baseApi } from '../api/base-api';
import { queryCall } from '../api/endpoint';

export const examsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    examList: queryCall(build, 'GET /api/exam'),
    exam: queryCall(build, 'GET /api/exam/{id}'),
  }),
});

export const { useExamListQuery, useExamQuery } = examsApi;
