import type { ResultOf } from '@mapa/api-contract';
import type { Role } from '@mapa/domain';
import { verifiedAt } from './profile';
import type { FastifyRequest } from 'fastify';
import { type Credential, openSession, type User } from '@mapa/server-sessions';

/**
 * Opens a session for a user whose credential was verified, and returns the login response. Refuses with 429 if the
 * account has opened too many.
 */
export async function enter(
  { server }: FastifyRequest,
  user: User,
  credential: Credential,
): Promise<ResultOf<'POST /api/auth/login'>> {
  const role = user.role as Role;
  await server.writeLimits.admit('sessions', { id: user.id, role });
  return {
    access_token: await openSession(server.db, server.tokenSecret, user.id, credential),
    user_name: user.name,
    user_email: user.email,
    ava_novo: user.isNew,
    verificou_email_em: verifiedAt(user.emailVerifiedAt),
    role,
  };
}
