import type { Call } from '@mapa/api-contract';
import { readsOwnState, type PlanLimits, type Role } from '@mapa/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Database } from '../db/client';
import { GENERAL } from '../error-messages/general';
import { accountGone, refuse, unauthorized } from '../error-messages/refusal';

/**
 * The caller, read from the session's row at each request, so that a revoked token or a changed role or plan takes
 * effect at once.
 */
export interface Student {
  readonly id: string;
  readonly sessionId: string;
  readonly role: Role;
  /** Limits of the plan and the role. */
  readonly limits: PlanLimits;
  /** Whether the student has an open or unsettled sitting, so that some keys are withheld (docs/decisions/100). */
  readonly isSitting: boolean;
}

/** The student (`sub`) and session (`jti`) of a token. */
export interface Claims {
  sub: string;
  jti: string;
}

/** Authenticates requests. Passed in by the application, because sessions belong to a module above this one. */
export interface Authentication {
  /** The claims of the request's bearer token when it is valid; null otherwise. Queries no database. */
  readToken: (request: FastifyRequest) => Promise<Claims | null>;
  /** The student of a token; null when its session was revoked or its account is gone. */
  readStudent: (db: Database, claims: Claims) => Promise<Student | null>;
  /** Whether the account of a token was deleted. */
  isAccountGone: (db: Database, claims: Claims) => Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
  }
  interface FastifyRequest {
    /** The token's claims; null where the call reads none. */
    claims: Claims | null;
    /** The caller; null if the call does not need one. */
    student: Student | null;
    /** Releases the call's place in its request queue. */
    leaveQueue: () => void;
  }
}

/** Declares the properties of each request that the hooks below fill. */
export function decorateRequests(app: FastifyInstance): void {
  app
    .decorateRequest('claims', null)
    .decorateRequest('student', null)
    .decorateRequest('leaveQueue', () => undefined);
}

/** Whether a request is refused without a valid token. */
function needsToken({ access }: Call, request: FastifyRequest): boolean {
  return access === 'signed-in' || (access === 'anyone-own-state' && readsOwnState(request.query));
}

const readsToken = (call: Call, request: FastifyRequest): boolean =>
  call.access === 'anyone-or-student' || needsToken(call, request);

/**
 * Hooks that authenticate a request before its input is validated (decision 014): the token's signature after the
 * headers; the session, within a slot of the call's request queue, after the body has arrived and before it is parsed.
 */
export function authenticate(
  call: Call,
  { readToken, readStudent, isAccountGone }: Authentication,
): Pick<RouteShorthandOptions, 'onRequest' | 'preParsing'> {
  return {
    onRequest: async (request: FastifyRequest) => {
      if (!readsToken(call, request)) return;
      request.claims = await readToken(request);
      if (!request.claims && needsToken(call, request)) throw unauthorized();
    },
    preParsing: async (request: FastifyRequest, reply: FastifyReply, payload) => {
      const { requestQueues, db } = request.server;
      request.leaveQueue = await requestQueues.enter(request, reply);
      if (request.claims) {
        request.student = await readStudent(db, request.claims);
        if (!request.student && needsToken(call, request))
          throw (await isAccountGone(db, request.claims)) ? accountGone() : unauthorized();
        if (request.student && call.policy?.roles?.includes(request.student.role) === false)
          throw refuse(GENERAL.forbidden);
      }
      return payload;
    },
  };
}
