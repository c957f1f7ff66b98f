import { MESSAGES, TOKEN_MAX_AGE_S, type PlanId, type Role } from '@mapa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { sessions, users } from '../db/schema';
import { invalid, unauthorized } from '../http/refusal';
import type { Handlers } from '../http/register';
import { passwordMatches } from './password';
import { signToken } from './token';

const verifiedAt = (date: Date | null): string => date?.toISOString() ?? '';

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
    const expiresAt = new Date(Date.now() + TOKEN_MAX_AGE_S * 1_000);
    const [session] = await db.insert(sessions).values({ studentId: user.id, expiresAt }).returning({ id: sessions.id });
    if (!session) throw new Error('session was not stored');
    request.log.info({ event: 'sign-in', student: user.id }, 'sign-in');
    return {
      access_token: await signToken(tokenSecret, { studentId: user.id, id: session.id, expiresAt }),
      user_name: user.name,
      user_email: user.email,
      ava_novo: user.isNew,
      verificou_email_em: verifiedAt(user.emailVerifiedAt),
      role: user.role as Role,
    };
  },

  'POST /api/auth/logout': async (_input, { db, student }) => {
    await db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(and(eq(sessions.studentId, student.id), eq(sessions.id, student.sessionId)));
    return { success: true };
  },

  'GET /api/customer-area/user/me': async (_input, { db, student }) => {
    const [user] = await db.select().from(users).where(eq(users.id, student.id));
    if (!user) throw unauthorized();
    return {
      success: true,
      usuario: {
        id: user.id,
        nome: user.name,
        email: user.email,
        plano_tipo: user.plan as PlanId,
        role: user.role as Role,
        verificou_email_em: verifiedAt(user.emailVerifiedAt),
        tema_escuro: user.darkTheme,
        notify: user.notify,
        ava_novo: user.isNew,
      },
    };
  },
};
