import { baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: mutationCall(build, 'POST /api/auth/login'),
    logout: mutationCall(build, 'POST /api/auth/logout'),
    profile: queryCall(build, 'GET /api/customer-area/user/me', { tags: () => ['Profile'] }),
  }),
});
