import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import { PROFILE_DEPTH, type Tally } from '../tally';
import type { IndexData } from '../search-index/build';
import type { Facts } from '../search-index/facts';
import type { Ids } from '../search-index/sets/bitmaps';
import type { PathCount } from '../search-index/paths';
import { isMuch, cachedIn } from './cached-answer';

type Place = Tally['places'][number];

/** Reduces thousands of path ends to the few nodes that a profile shows. */
function shorten(year: number | null, counted: PathCount[]): Place[] {
  const places = new Map<number | undefined, Place>();
  for (const { path, count } of counted) {
    const node = path[Math.min(path.length, PROFILE_DEPTH) - 1];
    const place = places.get(node);
    if (place) place.count += count;
    else places.set(node, { year, path: path.slice(0, PROFILE_DEPTH), count });
  }
  return [...places.values()];
}

function placesOf(facts: Facts, seen: Ids): Place[] {
  return facts.paths
    .countBy(facts.facet('year'), seen)
    .flatMap(([year, counted]) => shorten(year as number | null, counted));
}

function stylesOf(facts: Facts, seen: Ids): Tally['styles'] {
  return [...facts.facet('kind').entries()].flatMap(([kind, set]) => {
    const ofKind = RoaringBitmap32.and(set, seen);
    return [...facts.facet('alternativeCount').entries()].flatMap(([alternatives, others]) => {
      const count = ofKind.andCardinality(others);
      return count > 0 ? [{ kind: String(kind), alternatives: Number(alternatives), count }] : [];
    });
  });
}

const FACETS = { banca: 'boardId', orgao: 'institutionId' } as const;

function count(facts: Facts, own: Ids): Tally {
  return new RoaringArenaAllocator().with(() => {
    const seen = RoaringBitmap32.and(own, facts.visible);
    return {
      questions: own.size,
      annulled: own.andCardinality(facts.annulled),
      outdated: own.andCardinality(facts.outdated),
      places: placesOf(facts, seen),
      styles: stylesOf(facts, seen),
    };
  });
}

const NOTHING: Tally = { questions: 0, annulled: 0, outdated: 0, places: [], styles: [] };

/**
 * The counts of a board or body as `present` shows them; the caller has brought the index up to date. Counts of large
 * institutions are cached until the bank changes.
 * @param present depends on the counts alone
 */
export function tallyIn<Shown extends object>(
  data: IndexData,
  kind: keyof typeof FACETS,
  id: number,
  present: (tally: Tally) => Shown,
): Shown {
  const { facts } = data;
  const own = facts.facet(FACETS[kind]).of(id);
  if (!own) return present(NOTHING);
  const make = () => present(count(facts, own));
  return isMuch(data, own) ? cachedIn(data, `tally ${id}`, make) : make();
}
