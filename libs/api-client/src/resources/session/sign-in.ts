import type { ResultOf } from '@mapa/api-contract';
import { baseApi } from '../../api/base-api';
import { mutationCall } from '../../api/endpoint';

/** What login and sign-up answer. */
export type LoginAnswer = ResultOf<'POST /api/auth/login'>;

export const signInApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: mutationCall(build, 'POST /api/auth/login'),
    registerOrLogin: mutationCall(build, 'POST /api/auth/registerOrLogin'),
    sendResetPassword: mutationCall(build, 'POST /api/auth/send-reset-password'),
    resetPassword: mutationCall(build, 'POST /api/auth/reset-password'),
    confirmEmail: mutationCall(build, 'POST /api/auth/confirm-email', { invalidates: () => ['Profile'] }),
    resendConfirmation: mutationCall(build, 'POST /api/customer-area/user/resend-email-confirmation'),
  }),
});

export const {
  useLoginMutation,
  useRegisterOrLoginMutation,
  useSendResetPasswordMutation,
  useResetPasswordMutation,
  useConfirmEmailMutation,
  useResendConfirmationMutation,
} = signInApi;
