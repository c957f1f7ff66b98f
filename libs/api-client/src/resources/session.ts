import type { ArgumentsOf, ResultOf } from '@mapa/api-contract';
import { baseApi } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';

/** The signed-in user, as the profile call gives it. */
export type Usuario = ResultOf<'GET /api/customer-area/user/me'>['usuario'];
/** What the login call answers. */
export type LoginAnswer = ResultOf<'POST /api/auth/login'>;
export type Credentials = ArgumentsOf<'POST /api/auth/login'>;

/** What sign-up and the provider buttons send. */
export type Registration = ArgumentsOf<'POST /api/auth/registerOrLogin'>;

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: mutationCall(build, 'POST /api/auth/login'),
    registerOrLogin: mutationCall(build, 'POST /api/auth/registerOrLogin'),
    logout: mutationCall(build, 'POST /api/auth/logout'),
    sendResetPassword: mutationCall(build, 'POST /api/auth/send-reset-password'),
    resetPassword: mutationCall(build, 'POST /api/auth/reset-password'),
    confirmEmail: mutationCall(build, 'POST /api/auth/confirm-email', { invalidates: () => ['Profile'] }),
    resendConfirmation: mutationCall(build, 'POST /api/customer-area/user/resend-email-confirmation'),
    profile: queryCall(build, 'GET /api/customer-area/user/me', { tags: () => ['Profile'] }),
  }),
});

export const { useResendConfirmationMutation } = sessionApi;
