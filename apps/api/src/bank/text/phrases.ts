import type { Pool } from 'pg';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import { idSet, type Ids } from '../sets/bitmaps';
import type { Facts } from '../sets/facts';
import { findText, type TextSets } from './text-sets';
import { phrasesOf, wordsOf, type TextQuery } from './text-query';

const RARE = `
  select w.word, (
    select string_agg(int4send(q.id), '') from questions q
    where q.search @@ (quote_literal(replace(w.word, '\\', '\\\\')))::tsquery) as ids
  from unnest($1::text[]) as w (word)`;

const VERIFY = `
  select string_agg(int4send(id), '') from questions where id = any($1::int[]) and search @@ $2::tsquery`;

/** The words that the bank does not keep: few questions each, found by the database's index. */
export async function readRareWords(pool: Pool, facts: Facts, query: TextQuery): Promise<Map<string, Ids>> {
  const rare = wordsOf(query).filter((word) => !facts.words.of(word));
  if (rare.length === 0) return new Map();
  const { rows } = await pool.query<{ word: string; ids: Buffer | null }>({ name: 'bank-rare-words', text: RARE, values: [rare] });
  return new Map(rows.map(({ word, ids }) => [word, idSet(ids)]));
}

/** Where to look a query's parts up. */
export const textSets = (facts: Facts, rare: Map<string, Ids>, phrases: Map<string, Ids>): TextSets => ({
  all: facts.all,
  ofWord: (word) => facts.words.of(word) ?? rare.get(word),
  ofPhrase: (text) => phrases.get(text),
});

/**
 * The candidates of each phrase of a query: the questions that hold all of its words.
 * @param within makes the set that they are looked for in; only asked when there is a phrase
 */
export function phraseCandidates(query: TextQuery, sets: TextSets, within: () => Ids): Map<string, Uint32Array> {
  const phrases = phrasesOf(query);
  if (phrases.length === 0) return new Map();
  return new RoaringArenaAllocator().with(() => {
    const rest = within();
    return new Map(phrases.map((phrase) => [phrase.text, RoaringBitmap32.and(findText(phrase, sets), rest).toUint32Array()]));
  });
}

/** Those of the candidates in which the words stand as the phrase wants them. */
export async function verifyPhrases(pool: Pool, candidates: Map<string, Uint32Array>): Promise<Map<string, Ids>> {
  const verified = [...candidates].map(async ([text, ids]): Promise<[string, Ids]> => {
    if (ids.length === 0) return [text, idSet(null)];
    const { rows } = await pool.query<[Buffer | null]>({ name: 'bank-phrase', text: VERIFY, values: [[...ids], text], rowMode: 'array' });
    return [text, idSet(rows[0]?.[0] ?? null)];
  });
  return new Map(await Promise.all(verified));
}
