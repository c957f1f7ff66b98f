import { writtenOnce } from '@mapa/server-platform';
import type { Ids } from '../search-index/sets/bitmaps';
import type { IndexData } from '../search-index/build';
import { revisionCache } from '../search-index/revision-cache';
import type { SearchIndex } from '../search-index/search-index';

/** Number of cached answers; each takes at most half a megabyte. */
const ANSWERS_KEPT = 128;

const answersOf = revisionCache<object>(ANSWERS_KEPT);

/** Below this share of all questions, computing a result is as fast as finding it in the cache. */
const KEPT_FROM_SHARE = 1 / 20;

/** Whether a result is so large that its counts are worth caching. */
export const isMuch = ({ facts }: IndexData, found: Ids): boolean => found.size >= facts.all.size * KEPT_FROM_SHARE;

/**
 * Caches a result that is computed in one turn of the event loop and depends only on what the search index follows
 * (questions, papers, subjects); recomputes it when any of that has changed. The caller has brought `data` up to date.
 */
export function cachedIn<T extends object>(data: IndexData, key: string, make: () => T): T {
  const answers = answersOf(data);
  const known = answers.get(key);
  if (known) return known as T;
  const made = writtenOnce(make());
  answers.set(key, made);
  return made;
}

/**
 * Caches a result that depends only on what the search index follows (questions, papers, subjects), and recomputes it
 * when any of that has changed. Null while the index is not loaded.
 * @param make computes the result; null when the index was unloaded meanwhile
 */
export async function cachedAnswer<T extends object>(
  searchIndex: SearchIndex,
  key: string,
  make: () => Promise<T | null>,
): Promise<T | null> {
  const data = await searchIndex.fresh();
  if (!data) return null;
  const known = answersOf(data).get(key);
  if (known) return known as T;
  const { revision } = data;
  const made = await make();
  // If the index changed during the computation, the result may be inconsistent and is not cached.
  if (made && data.revision === revision) answersOf(data).set(key, writtenOnce(made));
  return made;
}
