import { baseApi } from '../api/base-api';
import { queryCall } from '../api/endpoint';

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    matterList: queryCall(build, 'GET /api/matter', { fixed: { status: 'ativo' } }),
    institutionList: queryCall(build, 'GET /api/institution'),
  }),
});

export const { useMatterListQuery, useInstitutionListQuery } = catalogueApi;
