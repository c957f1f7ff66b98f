import type { Pool } from 'pg';
import { roaringLibraryInitialize } from 'roaring-wasm';
import { Facts } from './facts';
import { NormalisedTexts } from './normalised-texts';
import { Papers } from './papers';
import { readAllRows, type ValueColumn } from './rows';
import { newPhraseCache } from './texts/phrases';
import { type Institution, readInstitutions } from './institutions';
import { readSubjects, type Subject } from './subjects';

/** What an index keeps of the columns of `questions`. */
export interface IndexColumns {
  /** A set of questions for each of their values. */
  values: readonly ValueColumn[];
  /** Those whose values are compared in lower case and without accents. */
  normalised: readonly ValueColumn[];
}

/** The search index, as the questions stood in a snapshot of the database. */
export interface IndexData {
  facts: Facts;
  normalised: NormalisedTexts;
  papers: Papers;
  phrases: ReturnType<typeof newPhraseCache>;
  subjects: Subject[];
  institutions: Institution[];
  snapshot: string;
  /** Grows as soon as changes begin to be applied. */
  revision: number;
}

/** Reads all questions in one snapshot, in pieces between which the process goes on answering. */
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
    facts.terms.settle();
    const subjects = await readSubjects(client);
    const institutions = await readInstitutions(client);
    const normalised = new NormalisedTexts(columns.normalised);
    await normalised.learn(client, facts);
    const papers = new Papers();
    await papers.learnAll(client);
    await client.query('commit');
    client.release();
    return {
      facts,
      normalised,
      papers,
      phrases: newPhraseCache(),
      subjects,
      institutions,
      snapshot: rows[0]?.snapshot ?? '',
      revision: 0,
    };
  } catch (error) {
    facts.dispose();
    client.release(true);
    throw error;
  }
}
