import { MESSAGES, type Role } from '@mapa/domain';
import { eq, sql } from 'drizzle-orm';
import { readProfile, verifiedAt } from '../account/profile';
import { users } from '../db/schema';
import { invalid } from '../http/refusal';
import type { Handlers } from '../http/register';
import { passwordMatches } from './password';
import { openSession, revokeSessions } from './sessions';

export const sessionHandlers: Handlers<
  'POST /api/auth/login' | 'POST /api/auth/logout' | 'GET /api/customer-area/user/me'
> = {
  'POST /api/auth/login': async ({ body }, { db, request }) => {
    const { loginLimit, tokenSecret } = request.server;
    const email = body.email.trim();
    await loginLimit.admit(email, request.ip);
    const [user] = await db.select().from(users).where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    if (!(await passwordMatches(user?.passwordHash, body.password)) || !user) {
      request.log.info({ event: 'sign-in refused' }, 'sign-in refused');
      throw invalid('erro', MESSAGES.wrongCredentials);
    }
    await loginLimit.forgive(email, request.ip);
    const access_token = await openSession(db, tokenSecret, user.id);
    request.log.info({ event: 'sign-in', student: user.id }, 'sign-in');
    return {
      access_token,
      user_name: user.name,
      user_email: user.email,
      ava_novo: user.isNew,
      verificou_email_em: verifiedAt(user.emailVerifiedAt),
      role: user.role as Role,
    };
  },

  'POST /api/auth/logout': async (_input, { db, student }) => {
    await revokeSessions(db, student.id, student.sessionId);
    return { success: true };
  },

  'GET /api/customer-area/user/me': (_input, { db, student }) => readProfile(db, student.id),
};
