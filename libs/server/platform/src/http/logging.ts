import { CORRELATION_HEADER, logToStdout, loggedError } from '@mapa/server-http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Ids of requests as other processes may give them: short, and nothing that could break a line or a header. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that our web server gave, so that one id leads through both logs; a new one where there is none. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[CORRELATION_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

/** Logger options: JSON lines with UTC times; `logTo` receives them instead of the standard output. */
export const loggerOptions = (
  level: string,
  logTo?: { write(line: string): void },
): FastifyServerOptions['logger'] => ({
  level,
  base: { app: 'api' },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: loggedError as never },
  stream: logTo ?? logToStdout('api'),
});

/** What a balancer or a collector asks every few seconds. */
const QUIET: readonly (string | undefined)[] = ['/ready', '/metrics', '/api/health-check'];

/**
 * Logs one line for each response, by the route's pattern: no query, body, header or address. Refusals of a full
 * request queue are logged as sums, probes and scrapes at debug level only.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.isRefusedByLoad) return;
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const isQuiet = reply.statusCode < 500 && QUIET.includes(request.routeOptions.url);
    request.log[isQuiet ? 'debug' : 'info'](line, 'served');
  });
}
