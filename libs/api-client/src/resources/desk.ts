import { baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

/** The desk of the staff. Nothing of it is kept once its screen is left: another may be writing. */
export const deskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    people: queryCall(build, 'GET /api/customer-area/desk/person', { tags: () => ['Person'], keepS: 0 }),
    grantRole: mutationCall(build, 'POST /api/customer-area/desk/person/{id}/role', {
      invalidates: () => ['Person', 'Audit'],
    }),
    audit: queryCall(build, 'GET /api/customer-area/desk/audit', { tags: () => ['Audit'], keepS: 0 }),
  }),
});

export const { usePeopleQuery, useGrantRoleMutation, useAuditQuery } = deskApi;
