import type { Pool } from 'pg';
import { roaringLibraryInitialize } from 'roaring-wasm';
import { Facts } from './facts';
import { NormalisedTexts } from './normalised-texts';
import { Papers } from './papers';
import { readAllRows, type ValueColumn } from './rows';
import { newPhraseCache } from './phrases';
import { type Institution, readInstitutions } from './institutions';
import { readSubjects, type Subject } from './subjects';
import { RareTerms } from './sets/rare-terms';

/** The columns of `questions` that an index keeps. */
export interface IndexColumns {
  /** Columns with a set of questions for each value. */
  values: readonly ValueColumn[];
  /** Columns whose values are compared in lower case and without accents. */
  normalised: readonly ValueColumn[];
}

/** What an index caches while it serves, and the number of times that changes were applied: at first nothing and 0. */
export const newCaches = () => ({
  phrases: newPhraseCache(),
  rareTerms: new RareTerms(),
  /** Increases whenever applying changes begins. */
  revision: 0,
});

/** The search index, in the state of one database snapshot. */
export interface IndexData extends ReturnType<typeof newCaches> {
  facts: Facts;
  normalised: NormalisedTexts;
  papers: Papers;
  subjects: Subject[];
  institutions: Institution[];
  snapshot: string;
}

/** Reads all questions in one snapshot, in pieces; between them the process answers requests. */
export async function buildIndex(pool: Pool, columns: IndexColumns, signal: AbortSignal): Promise<IndexData> {
  await roaringLibraryInitialize();
  const client = await pool.connect();
  const facts = new Facts(columns.values);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
    for await (const batch of readAllRows(client, columns.values)) {
      signal.throwIfAborted();
      for (const row of batch) facts.add(row);
    }
    facts.settle();
    const subjects = await readSubjects(client);
    const institutions = await readInstitutions(client);
    const normalised = new NormalisedTexts(columns.normalised);
    await normalised.learn(client, facts);
    const papers = new Papers();
    await papers.learnAll(client);
    await client.query('commit');
    client.release();
    const snapshot = rows[0]?.snapshot ?? '';
    return { ...newCaches(), facts, normalised, papers, subjects, institutions, snapshot };
  } catch (error) {
    facts.dispose();
    client.release(true);
    throw error;
  }
}
