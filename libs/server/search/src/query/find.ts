import { parseTextQuery } from '@mapa/server-text';
import type { Student } from '@mapa/server-platform';
import { RoaringBitmap32 } from 'roaring-wasm';
import { prepareLookUps, type QuestionFilters, type ShownKinds } from '../filters/filters';
import { codeIn } from '../filters/text-filter';
import type { SearchIndex } from '../search-index/search-index';
import type { IndexData } from '../search-index/build';
import type { Ids } from '../search-index/bitmaps';
import { beginPhrases, readRareTerms, textSets } from '../search-index/texts/phrases';
import { evaluate, disposeAllBut } from './evaluate';

interface Asked {
  filters: QuestionFilters;
  student: Student | null;
  shown: ShownKinds;
}

/** What a filter finds, ready to be asked before the next `await`. */
export interface Finding {
  data: IndexData;
  found: Ids;
}

/** Frees what was borrowed for one answer. */
const disposeAll = (sets: Iterable<Ids>): void => {
  for (const set of sets) set.dispose();
};

/**
 * Gives what a filter finds to `use` in the same turn of the event loop; null when the search index is not there (any more).
 * Everything that was committed before the call is seen.
 */
export async function withFound<T>(
  searchIndex: SearchIndex,
  asked: Asked,
  use: (finding: Finding) => T,
): Promise<T | null> {
  if (!searchIndex.isBuilt) return null;
  const { pool } = searchIndex;
  const { filters, student, shown } = asked;
  const [data, lookUps] = await Promise.all([searchIndex.fresh(), prepareLookUps(pool, filters, student)]);
  const borrowed: Ids[] = [];
  try {
    if (!data) return null;
    const query = filters.busca === undefined ? null : parseTextQuery(filters.busca);
    const code = filters.busca === undefined ? null : codeIn(filters.busca);
    const rare = query ? await readRareTerms(pool, data.facts, query) : new Map<string, Ids>();
    borrowed.push(...rare.values());
    let phrases = new Map<string, Ids>();
    if ((await searchIndex.settled()) !== data) return null;
    if (query) {
      const begun = beginPhrases(data, query, textSets(data.facts, rare, phrases), () =>
        evaluate(data, lookUps, shown, null),
      );
      if (begun.size > 0) {
        const verified = [...begun].map(async ([words, ids]): Promise<[string, Ids]> => [
          words,
          new RoaringBitmap32(await ids),
        ]);
        phrases = new Map(await Promise.all(verified));
        borrowed.push(...phrases.values());
        if ((await searchIndex.settled()) !== data) return null;
      }
    }
    const text = filters.busca?.trim() ? { query, code, sets: textSets(data.facts, rare, phrases) } : null;
    const found = disposeAllBut(() => evaluate(data, lookUps, shown, text));
    borrowed.push(found);
    return use({ data, found });
  } finally {
    disposeAll(borrowed);
  }
}
