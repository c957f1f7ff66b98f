import type { PhrasesOnly, Ranking } from '@mapa/server-text';
import type { WordTexts } from '../search-index/texts/word-texts';
import { coverDensity } from './cover-density';

/** So many of the newest questions that a text finds are put in order of relevance. */
const RANKED = 500;

const termsOf = (ranking: Ranking): string[] =>
  ranking.kind === 'term' ? [ranking.term] : ranking.parts.flatMap(termsOf);

/** Whether the terms that were seen, by their numbers among `terms`, are what a text is ranked by. */
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

/** Questions in order of relevance; equal ones stay in their order. */
export function ranked(texts: WordTexts, ids: readonly number[], ranking: Ranking): number[] {
  const terms = [...new Set(termsOf(ranking))];
  const matches = matcherOf(ranking, terms);
  const read = texts.termReader(terms);
  return ids
    .map((id) => ({ id, density: coverDensity(read(id), terms.length, matches) }))
    .sort((one, other) => other.density - one.density)
    .map(({ id }) => id);
}

/** The texts of questions, and where the newest of those found come from. */
interface Candidates {
  texts: WordTexts;
  /** So many of the newest questions found, from an offset on. */
  newest: (offset: number, count: number) => number[];
}

/** So many of the newest questions are looked through for the typed forms, a block at a time. */
const LOOKED_THROUGH = 10_000;
const BLOCK = 2_000;

/** How those found are put in order. */
export interface Relevance {
  ranking: Ranking;
  /** Who matches the first of them comes before who matches the next; who matches none comes last. */
  exactness: readonly PhrasesOnly[];
}

/** Those that were looked through, the newest first: by the first of the queries that they match, and the rest last. */
function tiersOf({ texts, newest }: Candidates, exactness: readonly PhrasesOnly[], enough: number): number[][] {
  const tiers: number[][] = [...exactness, null].map(() => []);
  for (let offset = 0; offset < LOOKED_THROUGH; offset += BLOCK) {
    let left = newest(offset, BLOCK);
    const isLast = left.length < BLOCK || exactness.length === 0;
    for (const [at, query] of exactness.entries()) {
      const exact = new Set(texts.find(Uint32Array.from(left), query));
      tiers[at]?.push(...left.filter((id) => exact.has(id)));
      left = left.filter((id) => !exact.has(id));
    }
    tiers.at(-1)?.push(...left.slice(0, RANKED));
    if (isLast || (tiers[0]?.length ?? 0) >= enough) break;
  }
  return tiers;
}

/**
 * Those found that come first, in their order: `RANKED` of them by how exactly they match and by relevance, then, for
 * places beyond these, the other exact ones, the newest first. Behind them come all others, the newest first.
 * @param until the place behind the last one that is asked for; the order is the same for any
 */
export function best(candidates: Candidates, { ranking, exactness }: Relevance, until: number): number[] {
  const tiers = tiersOf(candidates, exactness, until > RANKED ? Infinity : RANKED);
  const first: number[] = [];
  const rest: number[] = [];
  for (const [at, tier] of tiers.entries()) {
    const room = RANKED - first.length;
    first.push(...ranked(candidates.texts, tier.slice(0, room), ranking));
    if (at < exactness.length) rest.push(...tier.slice(room));
  }
  return until > RANKED ? [...first, ...rest] : first;
}
