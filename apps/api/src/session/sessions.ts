import { TOKEN_MAX_AGE_S } from '@mapa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/client';
import { sessions } from '../db/schema';
import { signToken } from './token';

/** Opens a session of 30 days and signs its token. */
export async function openSession(db: Queryable, secret: Uint8Array, studentId: string): Promise<string> {
  const expiresAt = new Date(Date.now() + TOKEN_MAX_AGE_S * 1_000);
  const [session] = await db.insert(sessions).values({ studentId, expiresAt }).returning({ id: sessions.id });
  if (!session) throw new Error('session was not stored');
  return signToken(secret, { studentId, id: session.id, expiresAt });
}

/** Ends one session, or all of a student's. */
export async function revokeSessions(db: Queryable, studentId: string, id?: string): Promise<void> {
  const which = and(eq(sessions.studentId, studentId), isNull(sessions.revokedAt), id ? eq(sessions.id, id) : undefined);
  await db.update(sessions).set({ revokedAt: new Date() }).where(which);
}
