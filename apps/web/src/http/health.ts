import { MESSAGES } from '@mapa/domain';
import { registerReadiness } from '@mapa/server-http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { refuse } from './errors';

const ANSWER_MS = 1_500;

/** Whether the API is ready. A host of the API without `/ready` responds with 404 and counts as ready. */
async function apiIsReady(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}/ready`, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Serves `GET /healthz`, which shows that this process is alive, and `GET /ready`: 503 while the API is not ready, and
 * from the moment that this process drains.
 */
export function registerHealth(app: FastifyInstance, { apiHost }: Config): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  registerReadiness(app, {
    check: () => apiIsReady(apiHost),
    refuse: (request, reply) => refuse(request, reply.header('retry-after', '2'), 503, MESSAGES.unavailable),
  });
}
