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
} from '../db/schema';
import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

const ANSWER_MS = 1_000;
/** How long the probe waits for a table: less than it may take, longer than an act of the staff holds one. */
const LOCK_MS = 500;

/** What an answer writes, and what a session is read from. */
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
 * Takes the locks that an answer's statement takes, and gives them back: nothing is written, and no student waits for them. As
 * one message it is one transaction, also behind a pooler.
 */
const PROBE = `set local lock_timeout = ${LOCK_MS}; lock table ${NEEDED.join(', ')} in row exclusive mode; select current_setting('transaction_read_only') = 'off' as writes`;

async function takesWrites(pool: Pool): Promise<boolean> {
  // The driver answers a text of several statements with a list, which its types do not know.
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
 * Serves `GET /ready`: 200 while the database takes what an answer writes and the process is not draining, else 503.
 * `GET /api/health-check` only shows that the process is alive, also while queries are slow.
 */
export function registerReady(app: FastifyInstance, pool: Pool): void {
  registerReadiness(app, {
    check: () => answersInTime(pool),
    refuse: () => {
      throw refuse(GENERAL.unavailable);
    },
  });
}
