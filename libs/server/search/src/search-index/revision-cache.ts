import { LRUCache } from 'lru-cache';

/**
 * Makes a cache of what is computed from a search index; it is empty again when the index has changed.
 * @param max number of values that are kept
 * @returns gives the values by key for an index in its present state; after an `await`, call it again
 */
export function revisionCache<Value extends object>(
  max: number,
): (data: { revision: number }) => LRUCache<string, Value> {
  const caches = new WeakMap<object, { revision: number; values: LRUCache<string, Value> }>();
  return (data) => {
    const known = caches.get(data);
    if (known?.revision === data.revision) return known.values;
    const values = new LRUCache<string, Value>({ max });
    caches.set(data, { revision: data.revision, values });
    return values;
  };
}
