import type { Page } from '@mapa/server-platform';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from '../search-index/sets/bitmaps';
import type { Facet } from '../search-index/facet';

/** Some ids from an offset on, the newest first. */
export function newestFrom(found: Ids, offset: number, count: number): Uint32Array {
  const end = Math.max(0, found.size - offset);
  return found.sliceUint32Array(Math.max(0, end - count), end).reverse();
}

/** A page of ids, the newest first. */
export const newest = (found: Ids, { offset, perPage }: Page): number[] => [...newestFrom(found, offset, perPage)];

/** A page sorted by a column, and by newest first within equal values; questions without a value come last. */
export function byValue(found: Ids, facet: Facet, direction: 'up' | 'down', page: Page): number[] {
  const values = facet.values().filter((value) => typeof value === 'number');
  values.sort((one, other) => (direction === 'up' ? one - other : other - one));
  const ids: number[] = [];
  let skip = page.offset;
  for (const value of [...values, null]) {
    const set = facet.of(value);
    if (!set) continue;
    const size = found.andCardinality(set);
    if (skip < size) {
      const bucket = RoaringBitmap32.and(found, set);
      ids.push(...newest(bucket, { page: 1, offset: skip, perPage: page.perPage - ids.length }));
      bucket.dispose();
    }
    skip = Math.max(0, skip - size);
    if (ids.length === page.perPage) break;
  }
  return ids;
}

/** A page of a paper in its own order. */
export const byPaper = (found: Ids, paper: readonly number[], { offset, perPage }: Page): number[] =>
  paper.filter((id) => found.has(id)).slice(offset, offset + perPage);
