import { baseApi } from '../api/base-api';
import { queryCall } from '../api/endpoint';

/** The specification's own filter of matters. */
export const ACTIVE_MATTERS = { status: 'ativo' } as const;

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    matterList: queryCall(build, 'GET /api/matter', { fixed: ACTIVE_MATTERS }),
    institutionList: queryCall(build, 'GET /api/institution'),
    institutionProfile: queryCall(build, 'GET /api/institution/{id}'),
  }),
});

export const { useMatterListQuery, useInstitutionListQuery, useInstitutionProfileQuery } = catalogueApi;
