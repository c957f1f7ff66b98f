import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbe } from '../quiet';
import { trustedPeers } from '../request-id';
import { activeTracing } from './tracing';

/** Headers of W3C Trace Context. What a visitor sends of them is not passed on. */
export const TRACE_HEADERS: readonly string[] = ['traceparent', 'tracestate'];

interface TracedRequests {
  /** Addresses and ranges of the proxies whose traces are continued. */
  proxies: readonly string[];
  /** How a request is called, as in the metrics. */
  callOf: (request: FastifyRequest) => string;
}

/**
 * Records a span for each request but probes and scrapes, while tracing is switched on. Called before any other hook is added:
 * what these do belongs to the request.
 */
export function traceRequests(app: FastifyInstance, { proxies, callOf }: TracedRequests): void {
  const isTrustedPeer = trustedPeers(proxies);
  activeTracing()?.serve(app, {
    isTrusted: ({ socket }) => isTrustedPeer(socket.remoteAddress),
    callOf,
    isTold: (path) => !isProbe(path),
  });
}

/** Headers with which a call made for this request joins its trace; none while tracing is off. */
export const traceHeaders = (request: FastifyRequest): Record<string, string> =>
  activeTracing()?.headersOf(request) ?? {};
