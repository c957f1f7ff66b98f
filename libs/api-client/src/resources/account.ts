import { WITH_A_SITTING, baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    plans: queryCall(build, 'GET /api/plan'),
    ownPlan: queryCall(build, 'GET /api/customer-area/user/plan', {
      tags: () => ['Profile', 'PlanUse', WITH_A_SITTING],
    }),
    updateProfile: mutationCall(build, 'POST /api/customer-area/user/update', { invalidates: () => ['Profile'] }),
    changePassword: mutationCall(build, 'POST /api/customer-area/user/change-password'),
    deleteAccount: mutationCall(build, 'POST /api/customer-area/user/delete'),
    clearNotify: mutationCall(build, 'POST /api/customer-area/user/clear-notify', { invalidates: () => ['Profile'] }),
  }),
});

export const {
  usePlansQuery,
  useOwnPlanQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
  useClearNotifyMutation,
} = accountApi;
