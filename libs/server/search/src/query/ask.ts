import type { IndexData } from '../search-index/build';
import type { SearchIndex } from '../search-index/search-index';

/**
 * Asks the search index in one turn of the event loop, with everything that was committed before this call and with what is read of
 * the database meanwhile: `{ read, told }`. `told` is null while the index is not loaded.
 * @param reading of the database
 * @param ask what is wanted of the index
 */
export async function askIndex<Read, Told>(
  searchIndex: SearchIndex,
  reading: Promise<Read>,
  ask: (data: IndexData, read: Read) => Told,
): Promise<{ read: Read; told: Told | null }> {
  const [read, fresh] = await Promise.all([reading, searchIndex.fresh()]);
  const data = await searchIndex.settled();
  // One that was built meanwhile may be older than this call.
  return { read, told: data && data === fresh ? ask(data, read) : null };
}
