import type { FastifyInstance } from 'fastify';

/** Whether this process serves. It asks nobody else: the API has its own health check. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}
