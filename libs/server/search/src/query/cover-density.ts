import type { Occurrences } from '../search-index/texts/word-texts';

/** Weight of every position: PostgreSQL's single-precision constant for texts without weights. */
const WEIGHT = Math.fround(0.1);
/** A `tsvector` holds at most PLACES_OF_A_TERM positions of a term, and no position from LAST_PLACE on. */
const PLACES_OF_A_TERM = 255;
const LAST_PLACE = 16_383;

/** The occurrences that a `tsvector` would hold. */
function heldByVector({ terms, places }: Occurrences, size: number): Occurrences {
  if (terms.length <= PLACES_OF_A_TERM && (places.at(-1) ?? 0) < LAST_PLACE) return { terms, places };
  const counts = new Uint32Array(size);
  const kept: Occurrences = { terms: [], places: [] };
  for (const [at, term] of terms.entries()) {
    const place = places[at] ?? 0;
    const count = counts[term] ?? 0;
    if (place >= LAST_PLACE || count >= PLACES_OF_A_TERM) continue;
    counts[term] = count + 1;
    kept.terms.push(term);
    kept.places.push(place);
  }
  return kept;
}

/**
 * The proximity of a query's terms in a text: PostgreSQL's `ts_rank_cd(search, query)` (`calc_rank_cd` in tsrank.c),
 * after Clarke, Cormack and Tudhope, Relevance Ranking for One to Three Term Queries (1999).
 * @param occurrences of the query's terms in the text
 * @param size number of the query's terms
 * @param matches whether a set of terms, by number, satisfies the query
 */
export function coverDensity(occurrences: Occurrences, size: number, matches: (seen: Uint8Array) => boolean): number {
  const { terms, places } = heldByVector(occurrences, size);
  const seen = new Uint8Array(size);
  /**
   * The first occurrence at which the terms seen since `first` (going forward or backward) satisfy the query; -1: none.
   */
  const seek = (first: number, last: number, step: 1 | -1): number => {
    seen.fill(0);
    for (let at = first; at !== last + step; at += step) {
      const term = terms[at] ?? 0;
      // A query has no negations here, so only a term that was not seen before can satisfy it.
      if (seen[term] === 1) continue;
      seen[term] = 1;
      if (matches(seen)) return at;
    }
    return -1;
  };
  let density = 0;
  for (let from = 0; from < terms.length;) {
    const end = seek(from, terms.length - 1, 1);
    if (end < 0) break;
    const begin = seek(end, from, -1);
    density += densityOfCover(end - begin + 1, (places[end] ?? 0) - (places[begin] ?? 0));
    from = begin + 1;
  }
  return Math.fround(density);
}

/** @param count number of occurrences in the cover @param length from its first to its last position */
function densityOfCover(count: number, length: number): number {
  let inverse = 0;
  // Summed in PostgreSQL's order, so that equal texts get equal ranks here as well.
  for (let at = 0; at < count; at += 1) inverse += 1 / WEIGHT;
  const noise = length - (count - 1);
  return count / inverse / (1 + noise);
}
