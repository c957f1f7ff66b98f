import type { Occurrences } from '../search-index/texts/word-texts';

/** Weight of every place: PostgreSQL's for texts without weights, a single-precision number there. */
const WEIGHT = Math.fround(0.1);
/** A `tsvector` holds so many places of a term, and none from this one on. */
const PLACES_OF_A_TERM = 255;
const LAST_PLACE = 16_383;

/** What of them a `tsvector` holds. */
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
 * How near each other the terms of a query stand in a text: `ts_rank_cd(search, query)` of PostgreSQL (`calc_rank_cd` in
 * tsrank.c), after Clarke, Cormack and Tudhope, Relevance Ranking for One to Three Term Queries (1999).
 * @param occurrences of the query's terms in the text
 * @param size number of the query's terms
 * @param matches whether terms that were seen, by number, are what the query asks for
 */
export function coverDensity(occurrences: Occurrences, size: number, matches: (seen: Uint8Array) => boolean): number {
  const { terms, places } = heldByVector(occurrences, size);
  const seen = new Uint8Array(size);
  /** The first occurrence from `first` on, or back from there, with which all that is asked for was seen; -1: none. */
  const seek = (first: number, last: number, step: 1 | -1): number => {
    seen.fill(0);
    for (let at = first; at !== last + step; at += step) {
      seen[terms[at] ?? 0] = 1;
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

/** @param count of occurrences in the cover @param length from its first place to its last */
function densityOfCover(count: number, length: number): number {
  let inverse = 0;
  // Summed up as PostgreSQL does, so that equal texts are equal here as well.
  for (let at = 0; at < count; at += 1) inverse += 1 / WEIGHT;
  const noise = length - (count - 1);
  return count / inverse / (1 + noise);
}
