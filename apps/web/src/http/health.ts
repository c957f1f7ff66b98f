import { MESSAGES } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { refuse } from './errors';

const ANSWER_MS = 1_500;

declare module 'fastify' {
  interface FastifyInstance {
    /** From the moment that the process was told to end. */
    drain: () => void;
  }
}

/** Whether the API takes requests; one that knows no readiness (another host of the same API) is taken at its word. */
async function apiIsReady(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}/ready`, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * `GET /healthz`: whether this process lives; it asks nobody else. `GET /ready`: whether requests should be sent here: 503
 * while the API is not ready, and from the moment that this process drains.
 */
export function registerHealth(app: FastifyInstance, { apiHost }: Config): void {
  let isDraining = false;
  let asked: Promise<boolean> | undefined;
  app.decorate('drain', () => {
    isDraining = true;
  });
  // Who keeps a connection open would hold up the end of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (request, reply) => {
    asked ??= apiIsReady(apiHost).finally(() => {
      asked = undefined;
    });
    if (isDraining || !(await asked))
      return refuse(request, reply.header('retry-after', '2'), 503, MESSAGES.unavailable);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
