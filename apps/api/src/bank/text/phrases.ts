import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import { idSet, readIds, type Ids } from '../sets/bitmaps';
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

/** Up to so many candidates are verified whatever else the filter says, so that the next filter finds them verified. */
const KEPT_UP_TO = 50_000;
const PHRASES_KEPT = 200;

/** Phrases that were verified since the bank changed last. */
export const newPhraseCache = () => new LRUCache<string, Promise<Uint32Array>>({ max: PHRASES_KEPT });
type PhraseCache = ReturnType<typeof newPhraseCache>;

/** Those of the candidates in which the words stand as the phrase wants them. */
async function verify(pool: Pool, phrase: string, candidates: Uint32Array): Promise<Uint32Array> {
  if (candidates.length === 0) return candidates;
  // Written out here: the driver would take each of tens of thousands of numbers apart.
  const { rows } = await pool.query<[Buffer | null]>({ name: 'bank-phrase', text: VERIFY, values: [`{${candidates.join()}}`, phrase], rowMode: 'array' });
  return readIds(rows[0]?.[0] ?? null);
}

function verifyAndKeep(pool: Pool, cache: PhraseCache, phrase: string, candidates: Uint32Array): Promise<Uint32Array> {
  const verified = verify(pool, phrase, candidates);
  cache.set(phrase, verified);
  verified.catch(() => cache.delete(phrase));
  return verified;
}

/**
 * Begins to verify the phrases of a query on the questions that hold all of their words; what is given is to be awaited.
 * @param within makes the set beyond which nothing is looked for; only asked where the candidates are many
 */
export function beginPhrases(pool: Pool, cache: PhraseCache, query: TextQuery, sets: TextSets, within: () => Ids): Map<string, Promise<Uint32Array>> {
  const begin = (phrase: TextQuery & { text: string }): Promise<Uint32Array> => {
    const known = cache.get(phrase.text);
    if (known) return known;
    return new RoaringArenaAllocator().with(() => {
      const candidates = findText(phrase, sets);
      if (candidates.size <= KEPT_UP_TO) return verifyAndKeep(pool, cache, phrase.text, candidates.toUint32Array());
      return verify(pool, phrase.text, RoaringBitmap32.and(candidates, within()).toUint32Array());
    });
  };
  return new Map(phrasesOf(query).map((phrase) => [phrase.text, begin(phrase)]));
}
