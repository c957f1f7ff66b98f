import { setImmediate as nextTurn } from 'node:timers/promises';
import { phrasePartsOf, type PhrasesOnly, type TextQuery } from '@mapa/server-text';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import type { IndexData } from './build';
import type { Ids } from './sets/bitmaps';
import type { Facts } from './facts';
import { findText, type TextSets } from './texts/text-sets';
import type { WordTexts } from './texts/word-texts';

/** Reads the terms that the index does not keep. The caller disposes of the sets. */
export const readRareTerms = (
  pool: Pool,
  { facts, rareTerms }: Pick<IndexData, 'facts' | 'rareTerms'>,
  terms: readonly string[],
): Promise<Map<string, Ids>> =>
  rareTerms.read(
    pool,
    terms.filter((term) => !facts.terms.of(term)),
  );

/** The sets of ids for the parts of a query: by term, and by phrase where texts were searched. */
export const textSets = (facts: Facts, rare: Map<string, Ids>, verified: Map<TextQuery, Ids>): TextSets => ({
  all: facts.all,
  ofTerm: (term) => facts.terms.of(term) ?? rare.get(term),
  aroundPhrase: (words) => facts.texts.pairsOf(words),
  ofPart: (part) => verified.get(part),
});

/**
 * Up to this many candidates are all verified regardless of the other filters, so that the result can be cached for the
 * next filter.
 */
const KEPT_UP_TO = 50_000;
const PHRASES_KEPT = 200;
/** Total number of cached ids: 32 MB. */
const IDS_KEPT = 1 << 23;

/** Results of text searches since the index last changed. */
export const newPhraseCache = () =>
  new LRUCache<string, Promise<Uint32Array>>({ max: PHRASES_KEPT, maxSize: IDS_KEPT });
type PhraseCache = ReturnType<typeof newPhraseCache>;

/** Number of texts read (a few milliseconds) before other work gets a turn. */
const READ_AT_ONCE = 50_000;

/** The candidates whose texts match. */
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

/**
 * Whether all questions with the terms of a phrase contain it: true of single words, and of pairs of common words,
 * which are terms.
 */
const isKnown = (texts: WordTexts, { words, terms }: Extract<PhrasesOnly, { kind: 'phrase' }>): boolean =>
  terms.includes(words) || texts.isTerm(words);

/**
 * Splits alternatives into pieces that are searched separately. Alternatives with the same rarest word share most of
 * their questions, so they are one piece; others would only be searched in each other's questions.
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

/** The cache key of a part. */
const keyOf = (part: PhrasesOnly): string =>
  part.kind === 'phrase' ? part.words : `(${part.parts.map(keyOf).join(part.kind === 'or' ? '|' : '&')})`;

/**
 * Begins to search for a query's phrases in the questions that have all of their terms; returns a promise.
 * @param within makes the set that limits the search; only called where there are many candidates
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
      // If the filter leaves as many, verifying all of them once is better than verifying these again for the next
      // filter.
      if (wanted.size > KEPT_UP_TO) return verifyAndKeep(candidates.toUint32Array());
      return verify(texts, part, wanted.toUint32Array());
    });
  };
  const unknown = phrasePartsOf(query).filter((part) => part.kind !== 'phrase' || !isKnown(texts, part));
  return new Map(unknown.map((part) => [part, begin(part)]));
}
