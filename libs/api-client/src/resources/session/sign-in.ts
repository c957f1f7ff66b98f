import type { ResultOf } from '@mapa/api-contract';
import { baseApi } from '../../api/base-api';
import { mutationCall } from '../../api/endpoint';

/** What login answers. */
export type LoginAnswer = ResultOf<'POST /api/auth/login'>;

/** What any way in answers: sign-up says besides whether it made the account; a host that does not know that has told of none. */
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
