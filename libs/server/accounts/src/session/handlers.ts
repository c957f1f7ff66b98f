import { readProfile } from './profile';
import { type Handlers, Refusal, refuse } from '@mapa/server-platform';
import { ACCOUNT, revokeSessions, userByEmail } from '@mapa/server-sessions';
import { enter } from './enter';
import { passwordMatches } from './password';

export const sessionHandlers: Handlers<
  'POST /api/auth/login' | 'POST /api/auth/logout' | 'GET /api/customer-area/user/me'
> = {
  'POST /api/auth/login': async ({ body }, { db, request }) => {
    const { loginLimit } = request.server;
    const email = body.email.trim();
    await loginLimit.admit(email, request.ip);
    try {
      const user = await userByEmail(db, email);
      if (!(await passwordMatches(user?.passwordHash, body.password)) || !user) throw refuse(ACCOUNT.wrongCredentials);
      const session = await enter(request, user, user);
      await loginLimit.forgive(email, request.ip);
      request.log.info({ event: 'sign-in', by: 'email', student: user.id }, 'sign-in');
      return session;
    } catch (error) {
      if (error instanceof Refusal && error.status === 422)
        request.log.info({ event: 'sign-in refused', by: 'email' }, 'sign-in refused');
      throw error;
    }
  },

  'POST /api/auth/logout': async (_input, { db, student }) => {
    await revokeSessions(db, student.id, student.sessionId);
    return { success: true };
  },

  'GET /api/customer-area/user/me': (_input, { db, student }) => readProfile(db, student.id),
};
