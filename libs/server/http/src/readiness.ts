import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Called when the process has to end: from then on it is not ready and closes connections. */
    drain: () => void;
  }
}

interface Readiness {
  /** Whether requests can be served now. Requests that arrive meanwhile share the same result. */
  check: () => Promise<boolean>;
  /** Responds with 503, or throws an error that the application turns into one. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Serves `GET /ready`: 200 while `check` is true and the process does not drain, otherwise a refusal. */
export function registerReadiness(app: FastifyInstance, { check, refuse }: Readiness): void {
  let isDraining = false;
  let running: Promise<boolean> | undefined;
  app.decorate('drain', () => {
    isDraining = true;
  });
  // A kept-alive connection would delay the end of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.get('/ready', async (request, reply) => {
    running ??= check().finally(() => {
      running = undefined;
    });
    if (isDraining || !(await running)) return refuse(request, reply);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
