import { limitsOf, type Role } from '@mapa/domain';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { isAccountEnded } from './ended-accounts';
import {
  type Authentication,
  type Claims,
  type Database,
  isUuid,
  statement,
  type Student,
} from '@mapa/server-platform';

const ALGORITHM = 'HS256';
const AUDIENCE = 'mapa';
const TYPE = 'mapa-access';

declare module 'fastify' {
  interface FastifyInstance {
    tokenSecret: Uint8Array;
  }
}

/** Signs a token for a session's row; `expiresAt` is the row's expiry. */
export function signToken(
  secret: Uint8Array,
  session: { studentId: string; id: string; expiresAt: Date },
): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(session.studentId)
    .setJti(session.id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .sign(secret);
}

/**
 * Whether a signature is in canonical base64url. Decoding ignores the spare bits of the last character, so several
 * texts stand for the same signature. Only checked on verified signatures, so it reveals nothing.
 */
function isAsWritten(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

async function readClaims(secret: Uint8Array, token: string): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'jti', 'exp'],
    });
    const { sub, jti } = payload;
    return isUuid(sub) && isUuid(jti) && isAsWritten(token) ? { sub, jti } : null;
  } catch {
    return null;
  }
}

// Runs in every signed-in call.
const readSession = statement<{ role: string; plano_tipo: string; is_sitting: boolean }>(
  'session',
  `select u.role, u.plan as plano_tipo,
     exists (select from sittings o where o.student_id = $1 and (o.state = 'aberta' or o.entered_at is null))
       or exists (select from held_answers h where h.student_id = $1) as is_sitting from sessions s join users u on u.id = s.student_id
   where s.student_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > $3`,
);

/**
 * The claims of the request's bearer token if the signature is valid, the claims are ids and it is not expired. Runs no
 * query.
 */
async function readToken({ headers, server }: FastifyRequest): Promise<Claims | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(headers.authorization ?? '')?.[1];
  return token ? readClaims(server.tokenSecret, token) : null;
}

/** The student of a token; null if its session was revoked or its account is gone. */
async function readStudent(db: Database, { sub, jti }: Claims): Promise<Student | null> {
  const [row] = await readSession(db, [sub, jti, new Date()]);
  return row
    ? { id: sub, sessionId: jti, role: row.role as Role, limits: limitsOf(row), isSitting: row.is_sitting }
    : null;
}

/** Authentication by bearer tokens of sessions. */
export const sessionAuthentication: Authentication = {
  readToken,
  readStudent,
  isAccountGone: (db, { sub }) => isAccountEnded(db, sub),
};
