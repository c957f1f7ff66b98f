import { baseApi } from '../../api/base-api';
import { mutationCall, queryCall } from '../../api/endpoint';

const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    payments: queryCall(build, 'GET /api/customer-area/payment', { tags: () => ['Payment'], keepS: 0 }),
    pay: mutationCall(build, 'POST /api/customer-area/payment', { invalidates: () => ['Payment', 'Profile'] }),
    cancelPlan: mutationCall(build, 'POST /api/plan/cancel', { invalidates: () => ['Payment', 'Profile'] }),
  }),
});

export const { usePaymentsQuery, usePayMutation, useCancelPlanMutation } = paymentApi;
