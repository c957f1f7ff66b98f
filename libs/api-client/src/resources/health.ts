import { baseApi } from '../api/base-api';
import { queryCall } from '../api/endpoint';

export const healthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ healthCheck: queryCall(build, 'GET /api/health-check', { keepS: 0 }) }),
});
