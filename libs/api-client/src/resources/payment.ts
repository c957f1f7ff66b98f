import { baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

export const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkoutSettings: queryCall(build, 'GET /api/payment/provider'),
    quote: queryCall(build, 'GET /api/customer-area/payment/quote', { tags: () => ['Payment', 'Profile'], keepS: 0 }),
    payments: queryCall(build, 'GET /api/customer-area/payment', { tags: () => ['Payment'], keepS: 0 }),
    payment: queryCall(build, 'GET /api/customer-area/payment/{id}', { tags: () => ['Payment'], keepS: 0 }),
    // Without a tag: a boleto never changes, and after its payment the API refuses to print it.
    boleto: queryCall(build, 'GET /api/customer-area/payment/{id}/boleto', { keepS: 0 }),
    pay: mutationCall(build, 'POST /api/customer-area/payment', { invalidates: () => ['Payment', 'Profile'] }),
    giveUpPayment: mutationCall(build, 'POST /api/customer-area/payment/{id}/cancel', {
      invalidates: () => ['Payment', 'Profile'],
    }),
    actInSandbox: mutationCall(build, 'POST /api/customer-area/payment/{id}/sandbox', {
      invalidates: () => ['Payment', 'Profile'],
    }),
    cancelPlan: mutationCall(build, 'POST /api/plan/cancel', { invalidates: () => ['Payment', 'Profile'] }),
    foundPayments: queryCall(build, 'GET /api/customer-area/moderation/payment', { tags: () => ['Payment'], keepS: 0 }),
    foundPayment: queryCall(build, 'GET /api/customer-area/moderation/payment/{id}', {
      tags: () => ['Payment'],
      keepS: 0,
    }),
    refundPayment: mutationCall(build, 'POST /api/customer-area/moderation/payment/{id}/refund', {
      invalidates: () => ['Payment'],
    }),
    confirmTransfer: mutationCall(build, 'POST /api/customer-area/moderation/payment/{id}/transfer', {
      invalidates: () => ['Payment'],
    }),
  }),
});

export const {
  useCheckoutSettingsQuery,
  useQuoteQuery,
  usePaymentsQuery,
  usePaymentQuery,
  useBoletoQuery,
  usePayMutation,
  useGiveUpPaymentMutation,
  useActInSandboxMutation,
  useCancelPlanMutation,
  useFoundPaymentsQuery,
  useFoundPaymentQuery,
  useRefundPaymentMutation,
  useConfirmTransferMutation,
} = paymentApi;
