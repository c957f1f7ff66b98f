import { registerReadiness } from '@mapa/server-http';
import { getTableName } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Pool, QueryResult } from 'pg';
import {
  answerDevices,
  answers,
  mapAnswers,
  notebookAnswers,
  notebooks,
  sessions,
  studentMaps,
  studentQuestions,
  users,
} from '../tables';
import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

const ANSWER_MS = 1_000;
/**
 * How long the probe waits for a table: less than the probe's time limit, longer than an act of the staff locks one.
 */
const LOCK_MS = 500;

/** The tables that an answer writes and a session is read from. */
const NEEDED = [
  users,
  sessions,
  studentMaps,
  notebooks,
  answers,
  studentQuestions,
  mapAnswers,
  notebookAnswers,
  answerDevices,
].map((table) => getTableName(table));

/**
 * Takes and releases the locks of an answer's statement: it writes nothing and blocks no student. As one message it is
 * one transaction, also behind a pooler.
 */
const PROBE = `set local lock_timeout = ${LOCK_MS}; lock table ${NEEDED.join(', ')} in row exclusive mode; select current_setting('transaction_read_only') = 'off' as writes`;

async function takesWrites(pool: Pool): Promise<boolean> {
  // For a text with several statements, the driver returns a list, which its types lack.
  const results = (await pool.query(PROBE)) as unknown as QueryResult<{ writes: boolean }>[];
  return results.at(-1)?.rows[0]?.writes === true;
}

async function answersInTime(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, false);
  });
  return Promise.race([takesWrites(pool).catch(() => false), late]).finally(() => clearTimeout(timer));
}

/**
 * Serves `GET /ready`: 200 while the database accepts the writes of an answer and the process is not draining,
 * otherwise 503. `GET /api/health-check` only shows that the process is alive, even while queries are slow.
 */
export function registerReady(app: FastifyInstance, pool: Pool): void {
  registerReadiness(app, {
    check: () => answersInTime(pool),
    refuse: () => {
      throw refuse(GENERAL.unavailable);
    },
  });
}
