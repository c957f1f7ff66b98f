import type { ResultOf } from '@mapa/api-contract';
import type { Role } from '@mapa/domain';
import { verifiedAt } from '../account/profile';
import type { Queryable } from '../db/client';
import type { users } from '../db/schema';
import { openSession } from './sessions';

export type User = typeof users.$inferSelect;

/** Opens a session for a user who has proved who they are, and says what the application needs to know of them. */
export async function enter(db: Queryable, secret: Uint8Array, user: User): Promise<ResultOf<'POST /api/auth/login'>> {
  return {
    access_token: await openSession(db, secret, user.id),
    user_name: user.name,
    user_email: user.email,
    ava_novo: user.isNew,
    verificou_email_em: verifiedAt(user.emailVerifiedAt),
    role: user.role as Role,
  };
}
