import { phrasesOf, termsOf, type Phrase, type TextQuery } from '@mapa/server-text';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import { idSet, readIds, type Ids } from './bitmaps';
import type { Facts } from './facts';
import { findText, type TextSets } from './text-sets';

const RARE = `
  select t.term, (select string_agg(int4send(q.id), '') from questions q where q.search @@ quote_literal(t.term)::tsquery) as ids
  from unnest($1::text[]) as t (term)`;

const VERIFY = `
  select string_agg(int4send(id), '') from questions where id = any($1::int[]) and strpos(search_words, $2) > 0`;

/** The terms that the index does not keep: few questions each, found by the database's index. */
export async function readRareTerms(pool: Pool, facts: Facts, query: TextQuery): Promise<Map<string, Ids>> {
  const rare = termsOf(query).filter((term) => !facts.terms.of(term));
  if (rare.length === 0) return new Map();
  const { rows } = await pool.query<{ term: string; ids: Buffer | null }>({
    name: 'bank-rare-terms',
    text: RARE,
    values: [rare],
  });
  return new Map(rows.map(({ term, ids }) => [term, idSet(ids)]));
}

/** Sets of ids by term and by phrase, for the parts of a query. */
export const textSets = (facts: Facts, rare: Map<string, Ids>, phrases: Map<string, Ids>): TextSets => ({
  all: facts.all,
  ofTerm: (term) => facts.terms.of(term) ?? rare.get(term),
  ofPhrase: (words) => phrases.get(words),
});

/**
 * Up to so many candidates are verified whatever the other filters are, so that the next filter finds them verified.
 */
const KEPT_UP_TO = 50_000;
const PHRASES_KEPT = 200;

/** Phrases that were verified since the index changed last. */
export const newPhraseCache = () => new LRUCache<string, Promise<Uint32Array>>({ max: PHRASES_KEPT });
type PhraseCache = ReturnType<typeof newPhraseCache>;

/** Those of the candidates in which the words occur as the phrase requires. */
async function verify(pool: Pool, words: string, candidates: Uint32Array): Promise<Uint32Array> {
  if (candidates.length === 0) return candidates;
  // Written out here: the driver would take each of tens of thousands of numbers apart.
  const { rows } = await pool.query<[Buffer | null]>({
    name: 'bank-phrase',
    text: VERIFY,
    values: [`{${candidates.join()}}`, words],
    rowMode: 'array',
  });
  return readIds(rows[0]?.[0] ?? null);
}

function verifyAndKeep(pool: Pool, cache: PhraseCache, words: string, candidates: Uint32Array): Promise<Uint32Array> {
  const verified = verify(pool, words, candidates);
  cache.set(words, verified);
  verified.catch(() => cache.delete(words));
  return verified;
}

/**
 * Begins to verify the phrases of a query on the questions that hold all of their terms and may hold all of their pairs of
 * words; what is given is to be awaited.
 * @param within makes the set beyond which nothing is looked for; only asked where the candidates are many
 */
export function beginPhrases(
  pool: Pool,
  { phrases: cache, facts: { wordPairs } }: { phrases: PhraseCache; facts: Facts },
  query: TextQuery,
  sets: TextSets,
  within: () => Ids,
): Map<string, Promise<Uint32Array>> {
  const begin = (phrase: Phrase): Promise<Uint32Array> => {
    const known = cache.get(phrase.words);
    if (known) return known;
    return new RoaringArenaAllocator().with(() => {
      const candidates = wordPairs.narrow(findText(phrase, sets).toUint32Array(), phrase.words);
      if (candidates.length <= KEPT_UP_TO) return verifyAndKeep(pool, cache, phrase.words, candidates);
      const wanted = RoaringBitmap32.and(new RoaringBitmap32(candidates), within());
      // As many after the filter: then rather all of them once than these again for the next filter.
      if (wanted.size > KEPT_UP_TO) return verifyAndKeep(pool, cache, phrase.words, candidates);
      return verify(pool, phrase.words, wanted.toUint32Array());
    });
  };
  // A pair of common words is a term: its questions are known.
  const unknown = phrasesOf(query).filter(({ words, terms }) => !terms.includes(words));
  return new Map(unknown.map((phrase) => [phrase.words, begin(phrase)]));
}
