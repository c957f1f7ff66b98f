import type { Pool } from 'pg';
import { roaringLibraryInitialize } from 'roaring-wasm';
import { Facts } from './sets/facts';
import { Folds } from './sets/folds';
import { Papers } from './sets/papers';
import { readAllRows } from './rows';
import { newPhraseCache } from './text/phrases';
import { readSubjects, type Subject } from './subjects';

/** The bank in memory, as it stood in a snapshot of the database. */
export interface Built {
  facts: Facts;
  folds: Folds;
  papers: Papers;
  phrases: ReturnType<typeof newPhraseCache>;
  subjects: Subject[];
  snapshot: string;
}

/** Reads the whole bank in one snapshot, in pieces between which the process goes on answering. */
export async function buildFacts(pool: Pool, signal: AbortSignal): Promise<Built> {
  await roaringLibraryInitialize();
  const client = await pool.connect();
  const facts = new Facts();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
    for await (const batch of readAllRows(client)) {
      signal.throwIfAborted();
      for (const row of batch) facts.add(row);
    }
    facts.terms.settle();
    const subjects = await readSubjects(client);
    const folds = new Folds();
    await folds.learn(client, facts);
    const papers = new Papers();
    await papers.learnAll(client);
    await client.query('commit');
    client.release();
    return { facts, folds, papers, phrases: newPhraseCache(), subjects, snapshot: rows[0]?.snapshot ?? '' };
  } catch (error) {
    facts.dispose();
    client.release(true);
    throw error;
  }
}
