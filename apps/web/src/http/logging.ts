import { ROUTES, matchRouteName } from '@mapa/domain';
import { isQuiet, logToStdout, loggedError } from '@mapa/server-http';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config';

/** Destination of log lines; by default the standard output. */
export interface LogTarget {
  write: (line: string) => void;
}

/** JSON lines in UTC. */
export const loggerOptions = (config: Config, logTo?: LogTarget): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  base: { app: 'web' },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: loggedError as never },
  stream: logTo ?? logToStdout('web'),
});

/**
 * The loggable form of a path: its pattern, never the path itself, which may contain a mailed secret, even a mistyped
 * one. For a call it is the pattern in the API's response.
 */
function loggablePath({ url, routeOptions, callPath }: FastifyRequest): string | null {
  const name = matchRouteName(url.split('?', 1)[0] ?? '');
  return name ? ROUTES[name].path : (callPath ?? routeOptions.url ?? null);
}

const ASSETS = /^\/assets\//;

/** Logs one line per response; assets, probes and scrapes at debug level only. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: loggablePath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (isQuiet(line.path, line.status) || ASSETS.test(line.path ?? '')) request.log.debug(line, 'served');
    else request.log.info(line, 'served');
  });
}
