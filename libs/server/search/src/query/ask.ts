import type { IndexData } from '../search-index/build';
import type { SearchIndex } from '../search-index/search-index';

/**
 * Asks the search index in one turn of the event loop; it includes everything committed before this call. Returns `{
 * read, told }`; `told` is null while the index is not loaded.
 * @param reading reads from the database beforehand
 * @param ask computes the answer from the index and what was read
 */
export async function askIndex<Read, Told>(
  searchIndex: SearchIndex,
  reading: Promise<Read>,
  ask: (data: IndexData, read: Read) => Told,
): Promise<{ read: Read; told: Told | null }> {
  const [read, fresh] = await Promise.all([reading, searchIndex.fresh()]);
  const data = await searchIndex.settled();
  // An index built in the meantime may be older than this call.
  return { read, told: data && data === fresh ? ask(data, read) : null };
}
