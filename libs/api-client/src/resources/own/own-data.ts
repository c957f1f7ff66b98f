import { baseApi } from '../../api/base-api';
import { queryCall } from '../../api/endpoint';

const ownDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Asked for by a button, saved to a file, never kept.
    ownData: queryCall(build, 'GET /api/customer-area/user/export', { keepS: 0 }),
  }),
});

export const { useLazyOwnDataQuery } = ownDataApi;
