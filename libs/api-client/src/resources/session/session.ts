import type { ResultOf } from '@mapa/api-contract';
import { baseApi } from '../../api/base-api';
import { mutationCall, queryCall } from '../../api/endpoint';

/** The signed-in user, as the profile call gives it. */
export type Usuario = ResultOf<'GET /api/customer-area/user/me'>['usuario'];

/** Session endpoints that every page uses; sign-in endpoints are in sign-in.ts, which is loaded later. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    logout: mutationCall(build, 'POST /api/auth/logout'),
    profile: queryCall(build, 'GET /api/customer-area/user/me', { tags: () => ['Profile'] }),
  }),
});
