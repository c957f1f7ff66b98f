import { registerReadiness } from '@mapa/server-http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

const ANSWER_MS = 1_000;

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
  registerReadiness(app, {
    check: () => answersInTime(pool),
    refuse: () => {
      throw refuse(GENERAL.unavailable);
    },
  });
}
