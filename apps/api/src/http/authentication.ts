import type { Call } from '@mapa/api-contract';
import { readsOwnState } from '@mapa/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { readStudent, readToken, type Claims, type Student } from '../session/token';
import { GENERAL } from './catalogue/general';
import { refuse, unauthorized } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the token says; null where the call reads none. */
    claims: Claims | null;
    /** Who is calling; null where the call does not ask. */
    student: Student | null;
    /** Leaves the place in the lane of the call. */
    exitLane: () => void;
  }
}

/** The places on each request that the hooks below fill. */
export function decorateRequests(app: FastifyInstance): void {
  app
    .decorateRequest('claims', null)
    .decorateRequest('student', null)
    .decorateRequest('exitLane', () => undefined);
}

function needsToken({ access }: Call, request: FastifyRequest): boolean {
  return access === 'signed-in' || (access === 'anyone-own-state' && readsOwnState(request.query));
}

/**
 * The hooks that find out who is calling before anything of the input is looked at (decision 014): the token's signature as
 * soon as the head is there; its session, in a place of the call's lane, when the body is there as well and not yet parsed.
 */
export function authenticate(call: Call): Pick<RouteShorthandOptions, 'onRequest' | 'preParsing'> {
  return {
    onRequest: async (request: FastifyRequest) => {
      if (!needsToken(call, request)) return;
      request.claims = await readToken(request);
      if (!request.claims) throw unauthorized();
    },
    preParsing: async (request: FastifyRequest, reply: FastifyReply, payload) => {
      const { admission, db } = request.server;
      request.exitLane = await admission.enter(request, reply);
      if (request.claims) {
        request.student = await readStudent(db, request.claims);
        if (!request.student) throw unauthorized();
        if (call.policy?.roles?.includes(request.student.role) === false) throw refuse(GENERAL.forbidden);
      }
      return payload;
    },
  };
}
