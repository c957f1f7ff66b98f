import { ROUTES, matchRouteName } from '@mapa/domain';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/** JSON lines in UTC. */
export const loggerOptions = (config: Config): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  base: { app: 'web' },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});

/** A path as a log may hold it: no query string, and pages by their pattern, because a path may carry a reset token. */
function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const name = matchRouteName(path);
  return name ? ROUTES[name].path : path;
}

/** One line an answer. Assets are told only when debugging. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: loggablePath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (/^\/(assets\/|healthz$|ready$)/.test(line.path)) request.log.debug(line, 'served');
    else request.log.info(line, 'served');
  });
}
