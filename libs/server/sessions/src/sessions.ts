import { TOKEN_MAX_AGE_S, type Provider } from '@mapa/domain';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { identities, type Queryable, refuse, sessions, users } from '@mapa/server-platform';
import { ACCOUNT, providerRules } from './errors/error-messages';
import { signToken } from './token';
import { hasPassword } from './users';

/** What a sign-in verified: the password's hash, or an account at a provider. */
export type Credential =
  { readonly passwordHash: string | null } | { readonly provider: Provider; readonly subject: string };

/**
 * Locks and returns the student while the credential still opens the account. Rows are locked in the same order as in a
 * deletion.
 */
const holderOf = (studentId: string, credential: Credential): SQL =>
  'provider' in credential
    ? sql`${users} join ${identities} on ${eq(identities.studentId, users.id)}
          where ${and(eq(users.id, studentId), eq(identities.provider, credential.provider), eq(identities.subject, credential.subject))}`
    : sql`${users} where ${hasPassword(studentId, credential.passwordHash)}`;

/**
 * Opens a session of 30 days and signs its token; refuses as a failed login if the credential has been replaced,
 * unlinked or deleted since it was checked. A credential is replaced before the sessions are revoked. The shared lock
 * (the foreign key's own does not conflict with an update) orders the two: either this comes first and the session is
 * revoked, or it sees the new credential and opens none.
 */
export async function openSession(
  db: Queryable,
  secret: Uint8Array,
  studentId: string,
  credential: Credential,
): Promise<string> {
  const expiresAt = new Date(Date.now() + TOKEN_MAX_AGE_S * 1_000);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${sessions} (student_id, expires_at)
    select ${users.id}, ${expiresAt.toISOString()}::timestamptz from ${holderOf(studentId, credential)} for share
    returning id`);
  const [session] = rows;
  if (!session)
    throw refuse('provider' in credential ? providerRules(credential.provider).emailTaken : ACCOUNT.wrongCredentials);
  return signToken(secret, { studentId, id: session.id, expiresAt });
}

/** Ends one session, or all sessions of a student. */
export async function revokeSessions(db: Queryable, studentId: string, id?: string): Promise<void> {
  const which = and(
    eq(sessions.studentId, studentId),
    isNull(sessions.revokedAt),
    id ? eq(sessions.id, id) : undefined,
  );
  await db.update(sessions).set({ revokedAt: new Date() }).where(which);
}
