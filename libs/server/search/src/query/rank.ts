import type { PhrasesOnly, Ranking } from '@mapa/server-text';
import type { WordTexts } from '../search-index/texts/word-texts';
import { coverDensity } from './cover-density';

/** Number of a text's newest results that are ordered by relevance. */
export const RANKED = 500;

const termsOf = (ranking: Ranking): string[] =>
  ranking.kind === 'term' ? [ranking.term] : ranking.parts.flatMap(termsOf);

/** Builds the test whether a set of terms, by their numbers among `terms`, satisfies the ranking query. */
function matcherOf(ranking: Ranking, terms: readonly string[]): (seen: Uint8Array) => boolean {
  if (ranking.kind === 'term') {
    const number = terms.indexOf(ranking.term);
    return (seen) => seen[number] === 1;
  }
  const parts = ranking.parts.map((part) => matcherOf(part, terms));
  return ranking.kind === 'and'
    ? (seen) => parts.every((matches) => matches(seen))
    : (seen) => parts.some((matches) => matches(seen));
}

/** Questions in order of relevance; ties keep their order. */
export function ranked(texts: WordTexts, ids: readonly number[], ranking: Ranking): number[] {
  const terms = [...new Set(termsOf(ranking))];
  const matches = matcherOf(ranking, terms);
  const read = texts.termReader(terms);
  return ids
    .map((id) => ({ id, density: coverDensity(read(id), terms.length, matches) }))
    .sort((one, other) => other.density - one.density)
    .map(({ id }) => id);
}

/** The texts of questions, and the source of the newest results. */
interface Candidates {
  texts: WordTexts;
  /** The newest results, `count` of them from an offset on. */
  newest: (offset: number, count: number) => Uint32Array;
}

/**
 * Number of the newest results that are searched for the typed forms, in blocks: the first is of `RANKED`, each other as
 * large as all before it.
 */
const LOOKED_THROUGH = 10_000;

/** How results are ordered. */
export interface Relevance {
  ranking: Ranking;
  /**
   * Exact queries in order of preference: questions that match the first come first; those that match none come last.
   */
  exactness: readonly PhrasesOnly[];
  /** Terms that each result has. */
  required: ReadonlySet<string>;
}

/**
 * The part of a query that has to be verified in the texts of results; null where every result matches: a required term that
 * only one word has needs no reading.
 */
function unverified(texts: WordTexts, query: PhrasesOnly, required: ReadonlySet<string>): PhrasesOnly | null {
  if (query.kind === 'phrase')
    return query.terms.every((term) => required.has(term)) && texts.isTerm(query.words) ? null : query;
  const parts = query.parts.map((part) => unverified(texts, part, required));
  const unknown = parts.filter((part) => part !== null);
  const isKnown = query.kind === 'and' ? unknown.length === 0 : unknown.length < parts.length;
  return isKnown ? null : { kind: query.kind, parts: unknown };
}

/** Groups the examined questions, newest first, by the first of the queries that they match; the rest come last. */
function tiersOf({ texts, newest }: Candidates, { exactness, required }: Relevance, enough: number): number[][] {
  const tiers: number[][] = [...exactness, null].map(() => []);
  const queries = exactness.map((query) => unverified(texts, query, required));
  for (let offset = 0, block = RANKED; offset < LOOKED_THROUGH; offset += block, block = offset) {
    const ids = newest(offset, Math.min(block, LOOKED_THROUGH - offset));
    const isLast = ids.length < block || exactness.length === 0;
    const first = texts.firstMatches(ids, queries);
    for (const [at, id] of ids.entries()) tiers[first[at] ?? exactness.length]?.push(id);
    tiers.at(-1)?.splice(RANKED);
    if (isLast || (tiers[0]?.length ?? 0) >= enough) break;
  }
  return tiers;
}

/**
 * The top results in order. First `RANKED` of them by exactness and relevance, then the other exact matches, then all
 * others; the last two newest first.
 * @param until end of the requested range; the order does not depend on it
 */
export function best(candidates: Candidates, relevance: Relevance, until: number): number[] {
  const { ranking, exactness } = relevance;
  const tiers = tiersOf(candidates, relevance, until > RANKED ? Infinity : RANKED);
  const first: number[] = [];
  const rest: number[] = [];
  for (const [at, tier] of tiers.entries()) {
    const room = RANKED - first.length;
    first.push(...ranked(candidates.texts, tier.slice(0, room), ranking));
    if (at < exactness.length) rest.push(...tier.slice(room));
  }
  return until > RANKED ? [...first, ...rest] : first;
}
