import { setImmediate as nextTurn } from 'node:timers/promises';
import { phrasePartsOf, type PhrasesOnly, type TextQuery } from '@mapa/server-text';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import { idSet, type Ids } from '../bitmaps';
import type { Facts } from '../facts';
import { findText, type TextSets } from './text-sets';
import type { WordTexts } from './word-texts';

const RARE = `
  select t.term, (select string_agg(int4send(q.id), '') from questions q where q.search @@ quote_literal(t.term)::tsquery) as ids
  from unnest($1::text[]) as t (term)`;

/** The terms that the index does not keep: few questions each, found by the database's index. */
export async function readRareTerms(pool: Pool, facts: Facts, terms: readonly string[]): Promise<Map<string, Ids>> {
  const rare = terms.filter((term) => !facts.terms.of(term));
  if (rare.length === 0) return new Map();
  const { rows } = await pool.query<{ term: string; ids: Buffer | null }>({
    name: 'bank-rare-terms',
    text: RARE,
    values: [rare],
  });
  return new Map(rows.map(({ term, ids }) => [term, idSet(ids)]));
}

/** Sets of ids by term and by what was looked for in texts, for the parts of a query. */
export const textSets = (facts: Facts, rare: Map<string, Ids>, verified: Map<TextQuery, Ids>): TextSets => ({
  all: facts.all,
  ofTerm: (term) => facts.terms.of(term) ?? rare.get(term),
  aroundPhrase: (words) => facts.texts.pairsOf(words),
  ofPart: (part) => verified.get(part),
});

/**
 * Up to so many candidates are verified whatever the other filters are, so that the next filter finds them verified.
 */
const KEPT_UP_TO = 50_000;
const PHRASES_KEPT = 200;
/** Ids of all of them together: 32 MB. */
const IDS_KEPT = 1 << 23;

/** The questions of what was looked for since the index changed last. */
export const newPhraseCache = () =>
  new LRUCache<string, Promise<Uint32Array>>({ max: PHRASES_KEPT, maxSize: IDS_KEPT });
type PhraseCache = ReturnType<typeof newPhraseCache>;

/** So many texts are read (a few milliseconds) before others have their turn. */
const READ_AT_ONCE = 50_000;

/** Those of the candidates whose texts hold what is looked for. */
async function verify(texts: WordTexts, part: PhrasesOnly, candidates: Uint32Array): Promise<Uint32Array> {
  const found: Uint32Array[] = [];
  for (let from = 0; from < candidates.length; from += READ_AT_ONCE) {
    if (from > 0) await nextTurn();
    found.push(texts.find(candidates.subarray(from, from + READ_AT_ONCE), part));
  }
  return joined(found);
}

function joined(parts: Uint32Array[]): Uint32Array {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Whether the questions with the terms of a phrase are those that hold it: also a pair of common words is a term. */
const isKnown = (texts: WordTexts, { words, terms }: Extract<PhrasesOnly, { kind: 'phrase' }>): boolean =>
  terms.includes(words) || texts.isTerm(words);

/**
 * What is looked for by itself, of alternatives: those that share their rarest word have most of their questions in common and are
 * read together; others would only be read in each other's questions.
 */
function piecesOf(texts: WordTexts, part: PhrasesOnly): PhrasesOnly[] {
  if (part.kind !== 'or') return [part];
  const byRarest = new Map<unknown, PhrasesOnly[]>();
  for (const one of part.parts) {
    const rarest = one.kind === 'phrase' && !isKnown(texts, one) ? texts.rarestOf(one.words) : one;
    byRarest.set(rarest, [...(byRarest.get(rarest) ?? []), one]);
  }
  return [...byRarest.values()].flatMap((parts) => (parts.length > 1 ? [{ kind: 'or' as const, parts }] : parts));
}

/** The questions of any of the parts, in their order. */
async function union(parts: Promise<Uint32Array>[]): Promise<Uint32Array> {
  const found = await Promise.all(parts);
  return new RoaringArenaAllocator().with(() =>
    RoaringBitmap32.orMany(found.map((ids) => new RoaringBitmap32(ids))).toUint32Array(),
  );
}

/** What a part is kept by. */
const keyOf = (part: PhrasesOnly): string =>
  part.kind === 'phrase' ? part.words : `(${part.parts.map(keyOf).join(part.kind === 'or' ? '|' : '&')})`;

/**
 * Begins to look for the phrases of a query in the questions that hold all of their terms; what is given is to be awaited.
 * @param within makes the set beyond which nothing is looked for; only asked where the candidates are many
 */
export function beginPhrases(
  { phrases: cache, facts }: { phrases: PhraseCache; facts: Facts },
  query: TextQuery,
  sets: TextSets,
  within: () => Ids,
): Map<TextQuery, Promise<Uint32Array>> {
  const { texts } = facts;
  const begin = (part: PhrasesOnly): Promise<Uint32Array> => {
    const pieces = piecesOf(texts, part);
    if (pieces.length > 1) return union(pieces.map(begin));
    if (part.kind === 'phrase' && isKnown(texts, part))
      return new RoaringArenaAllocator().with(() => Promise.resolve(findText(part, sets).toUint32Array()));
    const key = keyOf(part);
    const known = cache.get(key);
    if (known) return known;
    const verifyAndKeep = (candidates: Uint32Array): Promise<Uint32Array> => {
      const verified = verify(texts, part, candidates);
      cache.set(key, verified, { size: candidates.length + 1 });
      return verified;
    };
    return new RoaringArenaAllocator().with(() => {
      const candidates = findText(part, sets);
      if (candidates.size <= KEPT_UP_TO) return verifyAndKeep(candidates.toUint32Array());
      const wanted = RoaringBitmap32.and(candidates, within());
      // As many after the filter: then rather all of them once than these again for the next filter.
      if (wanted.size > KEPT_UP_TO) return verifyAndKeep(candidates.toUint32Array());
      return verify(texts, part, wanted.toUint32Array());
    });
  };
  const unknown = phrasePartsOf(query).filter((part) => part.kind !== 'phrase' || !isKnown(texts, part));
  return new Map(unknown.map((part) => [part, begin(part)]));
}
