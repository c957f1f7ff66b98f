import type { ResultOf } from '@mapa/api-contract';
import type { Role } from '@mapa/domain';
import { verifiedAt } from '../account/profile';
import type { Queryable } from '../db/client';
import { openSession, type Credential } from './sessions';
import type { User } from './users';

/** Opens a session for a user who has proved by the credential who they are, and says what the application needs to know of them. */
export async function enter(
  db: Queryable,
  secret: Uint8Array,
  user: User,
  credential: Credential,
): Promise<ResultOf<'POST /api/auth/login'>> {
  return {
    access_token: await openSession(db, secret, user.id, credential),
    user_name: user.name,
    user_email: user.email,
    ava_novo: user.isNew,
    verificou_email_em: verifiedAt(user.emailVerifiedAt),
    role: user.role as Role,
  };
}
