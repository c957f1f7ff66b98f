import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import { PROFILE_DEPTH, type Tally } from '../tally';
import type { SearchIndex } from '../search-index/search-index';
import type { Facts } from '../search-index/facts';
import type { Ids } from '../search-index/bitmaps';
import type { PathCount } from '../search-index/paths';

type Place = Tally['places'][number];

/** Ends of paths by thousands become the few nodes that are told. */
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
  return [...facts.facet('year').entries()].flatMap(([year, set]) => {
    const inYear = RoaringBitmap32.and(set, seen);
    return inYear.isEmpty ? [] : shorten(year as number | null, facts.paths.count(inYear.toUint32Array()));
  });
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

/** Counts the questions of a board or body, from the search index; null when it is not there. */
export async function tallyInIndex(
  searchIndex: SearchIndex,
  kind: 'banca' | 'orgao',
  id: number,
): Promise<Tally | null> {
  const data = await searchIndex.fresh();
  if (!data) return null;
  const { facts } = data;
  return new RoaringArenaAllocator().with(() => {
    const own = facts.facet(kind === 'banca' ? 'boardId' : 'institutionId').of(id) ?? new RoaringBitmap32();
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
