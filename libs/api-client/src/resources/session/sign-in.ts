import type { ResultOf } from '@mapa/api-contract';
import { baseApi } from '../../api/base-api';
import { mutationCall } from '../../api/endpoint';

/** The response of a login. */
export type LoginAnswer = ResultOf<'POST /api/auth/login'>;

/**
 * The response of any sign-in. After a sign-up it also states whether an account was created; hosts without that field
 * have reported none.
 */
export type EntryAnswer = LoginAnswer & Partial<Pick<ResultOf<'POST /api/auth/registerOrLogin'>, 'conta_criada'>>;

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
