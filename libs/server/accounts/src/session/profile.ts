import type { ResultOf } from '@mapa/api-contract';
import type { PlanId, Role } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { accountGone, type Queryable, users } from '@mapa/server-platform';
import { hasUnseenAnswer } from './bell';

/** The moment at which the e-mail was verified, in the wire's format; empty if it was not. */
export const verifiedAt = (date: Date | null): string => date?.toISOString() ?? '';

/** A user's own profile; 401 when the account is gone. */
export async function readProfile(db: Queryable, id: string): Promise<ResultOf<'GET /api/customer-area/user/me'>> {
  const [[user], notify] = await Promise.all([
    db.select().from(users).where(eq(users.id, id)),
    hasUnseenAnswer(db, id),
  ]);
  if (!user) throw accountGone();
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
      notify,
      ava_novo: user.isNew,
      tem_senha: user.passwordHash !== null,
    },
  };
}
