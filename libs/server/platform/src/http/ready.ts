import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

const ANSWER_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** From the moment that the process was told to end. */
    drain: () => void;
  }
}

async function answersInTime(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, false);
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * Serves `GET /ready`: 200 while the database responds and the process is not draining, else 503. `GET
 * /api/health-check` only shows that the process is alive, also while queries are slow.
 */
export function registerReady(app: FastifyInstance, pool: Pool): void {
  let isDraining = false;
  let asked: Promise<boolean> | undefined;
  app.decorate('drain', () => {
    isDraining = true;
  });
  // Who keeps a connection open would hold up the end of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.get('/ready', async (_request, reply) => {
    // However many ask at once, the database is asked once.
    asked ??= answersInTime(pool).finally(() => {
      asked = undefined;
    });
    if (isDraining || !(await asked)) throw refuse(GENERAL.unavailable);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
