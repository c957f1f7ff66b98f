import type { ResultOf } from '@mapa/api-contract';
import { baseApi } from '../../api/base-api';
import { queryCall, recordCall } from '../../api/endpoint';

/** The signed-in user, as the profile call returns it. */
export type Usuario = ResultOf<'GET /api/customer-area/user/me'>['usuario'];

const LOGOUT = 'POST /api/auth/logout';

recordCall(LOGOUT);

/** Session endpoints that every page uses; sign-in endpoints are in sign-in.ts, which is loaded later. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Revokes the given token, which is no longer in the cookie. */
    logout: build.mutation<ResultOf<typeof LOGOUT>, { token: string }>({
      query: ({ token }) => ({ call: LOGOUT, args: undefined, token }),
    }),
    profile: queryCall(build, 'GET /api/customer-area/user/me', { tags: () => ['Profile'] }),
  }),
});
