import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbe } from '../quiet';
import { trustedPeers } from '../request-id';
import { activeTracing } from './tracing';

/** Headers of W3C Trace Context. Those sent by a visitor are not passed on. */
export const TRACE_HEADERS: readonly string[] = ['traceparent', 'tracestate'];

interface TracedRequests {
  /** Addresses and ranges of the proxies whose traces are continued. */
  proxies: readonly string[];
  /** Name of a request, as in the metrics. */
  callOf: (request: FastifyRequest) => string;
}

/**
 * Records a span for each request except probes and scrapes, while tracing is on. Must be called before any other hook
 * is added, so that their work belongs to the request.
 */
export function traceRequests(app: FastifyInstance, { proxies, callOf }: TracedRequests): void {
  const isTrustedPeer = trustedPeers(proxies);
  activeTracing()?.serve(app, {
    isTrusted: ({ socket }) => isTrustedPeer(socket.remoteAddress),
    callOf,
    isTold: (path) => !isProbe(path),
  });
}

/** Headers that make a call for this request join its trace; none while tracing is off. */
export const traceHeaders = (request: FastifyRequest): Record<string, string> =>
  activeTracing()?.headersOf(request) ?? {};
