import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { LockHeld, wholeStatementOf, withLock } from '@mapa/server-platform';
import { SEARCH_VERSION, searchColumns } from '@mapa/server-text';

const REINDEX_LOCK = 727_003;
/**
 * Every process loads the questions of each transaction into its search index, so transactions are few and take about a
 * second.
 */
const ROWS_OF_A_TRANSACTION = 1_000;
const ROWS_AT_ONCE = 100;
const AGAIN_AFTER_MS = 5_000;
const AFTER_FAILURE_MS = 60_000;

const STALE = `
  select id from questions where search_version < $1 and id < $2 order by id desc limit ${ROWS_OF_A_TRANSACTION} for no key update skip locked`;

const TEXTS = `
  select q.id, array(
    select ${wholeStatementOf('v')} from question_versions v where v.question_id = q.id and v.version = q.current_version) || array(
    select a.text from alternatives a where a.question_id = q.id and a.version = q.current_version order by a.position) as texts
  from questions q where q.id = any($1::int[])`;

const SAVE = `
  update questions q set search = made.search::tsvector, search_words = made.words, search_version = $4
  from unnest($1::int[], $2::text[], $3::text[]) as made (id, search, words) where q.id = made.id`;

async function reindex(client: PoolClient, ids: number[]): Promise<void> {
  const { rows } = await client.query<{ id: number; texts: string[] }>({
    name: 'reindex-texts',
    text: TEXTS,
    values: [ids],
  });
  const made = rows.map(({ id, texts }) => ({ id, ...searchColumns(texts) }));
  const columns = [
    made.map(({ id }) => id),
    made.map(({ search }) => search),
    made.map(({ searchWords }) => searchWords),
  ];
  await client.query({ name: 'reindex-save', text: SAVE, values: [...columns, SEARCH_VERSION] });
}

/**
 * Reindexes one transaction's questions, newest first; returns the last one's id, or null if none was left below
 * `before`.
 */
async function reindexBelow(client: PoolClient, before: number, signal: AbortSignal): Promise<number | null> {
  await client.query('begin');
  const { rows } = await client.query<{ id: number }>(STALE, [SEARCH_VERSION, before]);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    signal.throwIfAborted();
    await reindex(client, ids.slice(from, from + ROWS_AT_ONCE));
    await nextTurn();
  }
  await client.query('commit');
  return ids.at(-1) ?? null;
}

const countStale = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from questions where search_version < $1',
    [SEARCH_VERSION],
  );
  return rows[0]?.count ?? 0;
};

async function reindexAll(
  client: PoolClient,
  log: Pick<FastifyBaseLogger, 'info'>,
  signal: AbortSignal,
): Promise<void> {
  // Rows locked by an import are skipped and tried again.
  for (let stale = await countStale(client); stale > 0; stale = await countStale(client)) {
    log.info({ event: 'questions reindexing', questions: stale }, 'questions are indexed anew for the search');
    let before: number | null = 2 ** 31 - 1;
    while (before !== null) before = await reindexBelow(client, before, signal);
    if ((await countStale(client)) === 0) log.info({ event: 'questions reindexed' }, 'questions are indexed');
    else await pause(AGAIN_AFTER_MS, undefined, { signal });
  }
}

async function attempt(pool: Pool, log: Pick<FastifyBaseLogger, 'info'>, signal: AbortSignal): Promise<void> {
  const work = async () => {
    const client = await pool.connect();
    try {
      await reindexAll(client, log, signal);
    } finally {
      // Closing its connection also ends a running transaction.
      client.release(true);
    }
  };
  await withLock(pool, REINDEX_LOCK, {}, work).catch((error: unknown) => {
    // Another process is reindexing.
    if (!(error instanceof LockHeld)) throw error;
  });
}

/**
 * Updates what an older version indexed, in steps of a second, while serving: until its turn, a question may be missed
 * by phrases and some plurals. Only one process does so; the next start continues after an early end. Never rejects.
 */
export async function reindexQuestions(
  pool: Pool,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await attempt(pool, log, signal);
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error, event: 'questions not reindexed' }, 'questions could not be indexed anew');
      await pause(AFTER_FAILURE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
