import { isQuiet, logToStdout, loggedError } from '@mapa/server-http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

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
    request.log[isQuiet(line.path, line.status) ? 'debug' : 'info'](line, 'served');
  });
}
