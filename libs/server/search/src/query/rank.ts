import type { Ranking } from '@mapa/server-text';
import type { WordTexts } from '../search-index/texts/word-texts';
import { coverDensity } from './cover-density';

/** So many of the newest questions that a text finds are put in order of relevance. */
export const RANKED = 500;

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
