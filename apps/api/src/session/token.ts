import { limitsOf, type PlanLimits, type Role } from '@mapa/domain';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../db/client';
import { statement } from '../db/statement';

const ALGORITHM = 'HS256';
const AUDIENCE = 'mapa';
const TYPE = 'mapa-access';

/** Who is calling, read from the session's row at each request, so that a revoked token, a changed role or plan counts at once. */
export interface Student {
  readonly id: string;
  readonly sessionId: string;
  readonly role: Role;
  /** What the plan and the role permit. */
  readonly limits: PlanLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    tokenSecret: Uint8Array;
  }
}

/** Signs a token for a session's row; `expiresAt` is that row's end. */
export function signToken(secret: Uint8Array, session: { studentId: string; id: string; expiresAt: Date }): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(session.studentId)
    .setJti(session.id)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(session.expiresAt)
    .sign(secret);
}

async function readClaims(secret: Uint8Array, token: string): Promise<{ sub: string; jti: string } | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'jti', 'exp'],
    });
    return { sub: String(payload.sub), jti: String(payload.jti) };
  } catch {
    return null;
  }
}

// Read with every signed-in call.
const readSession = statement<{ role: string; plano_tipo: string }>(
  'session',
  `select u.role, u.plan as plano_tipo from sessions s join users u on u.id = s.student_id
   where s.student_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > $3`,
);

/** The student behind the request's bearer token, or null when it is missing, malformed, expired or revoked. */
export async function readStudent(request: FastifyRequest): Promise<Student | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? await readClaims(request.server.tokenSecret, token) : null;
  if (!claims) return null;
  const [row] = await readSession(request.server.db, [claims.sub, claims.jti, new Date()]);
  return row ? { id: claims.sub, sessionId: claims.jti, role: row.role as Role, limits: limitsOf(row) } : null;
}
