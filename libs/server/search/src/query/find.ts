import { questionIdOf } from '@mapa/domain';
import { parseTextQuery, termsOf, type TextQuery } from '@mapa/server-text';
import type { Student } from '@mapa/server-platform';
import { RoaringBitmap32 } from 'roaring-wasm';
import { prepareLookUps, shownKinds, type QuestionFilters, type ShownKinds } from '../filters/filters';
import type { SearchIndex } from '../search-index/search-index';
import type { IndexData } from '../search-index/build';
import type { Ids } from '../search-index/sets/bitmaps';
import { beginPhrases, readRareTerms, textSets } from '../search-index/phrases';
import { spellInIndex } from '../spelling/spelling-in-index';
import type { Spelling } from '../spelling/spelling';
import { evaluate, disposeAllBut } from './evaluate';

interface Asked {
  filters: QuestionFilters;
  student: Student | null;
  shown: ShownKinds;
  /** Whether a rare word may get a suggestion (`spellInIndex`). */
  doubts?: boolean;
}

/** The result of a filter; use it before the next `await`. */
export interface Finding {
  data: IndexData;
  found: Ids;
  /** The text that was searched; empty where none was. */
  text: string;
  /** The text as a query; null where it has no words. */
  query: TextQuery | null;
  /** How the text was corrected, or a suggestion; null where there is neither. */
  spelling: Spelling | null;
}

/** Frees the sets borrowed for one answer. */
const disposeAll = (sets: Iterable<Ids>): void => {
  for (const set of sets) set.dispose();
};

/** A search text prepared for look-up. */
interface ReadText {
  text: string;
  query: TextQuery | null;
  /** The questions of its rare terms, by term. */
  rare: Map<string, Ids>;
  spelling: Spelling | null;
}

/**
 * Looks a text up as typed, and with corrections where it was mistyped; null where the index changed meanwhile.
 * Afterwards the caller must settle the index again.
 * @param borrowed receives the sets that are made
 */
async function readText(
  searchIndex: SearchIndex,
  data: IndexData,
  { filters, doubts = false }: Asked,
  borrowed: Ids[],
): Promise<ReadText | null> {
  const lookUp = async (text: string, spelling: Spelling | null): Promise<ReadText> => {
    const query = parseTextQuery(text);
    const rare = await readRareTerms(searchIndex.pool, data, query ? termsOf(query) : []);
    borrowed.push(...rare.values());
    return { text, query, rare, spelling };
  };
  const { busca = '' } = filters;
  const typed = await lookUp(busca, null);
  if ((await searchIndex.settled()) !== data) return null;
  const setOf = (term: string) => data.facts.terms.of(term) ?? typed.rare.get(term);
  const spelling = await spellInIndex(searchIndex, data, { busca, shown: shownKinds(filters), doubts, setOf });
  if (!spelling?.isUsed) return { ...typed, spelling };
  return lookUp(spelling.text, spelling);
}

/**
 * Passes the result of a filter to `use` in the same turn of the event loop; null when the search index is not loaded
 * (any more). Everything committed before the call is included.
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
    const read = await readText(searchIndex, data, asked, borrowed);
    if (!read || (await searchIndex.settled()) !== data) return null;
    const { query, rare, spelling } = read;
    let verified = new Map<TextQuery, Ids>();
    if (query) {
      const begun = beginPhrases(data, query, textSets(data.facts, rare, verified), () =>
        evaluate(data, lookUps, shown, null),
      );
      if (begun.size > 0) {
        const parts = [...begun].map(async ([part, ids]): Promise<[TextQuery, Ids]> => [
          part,
          new RoaringBitmap32(await ids),
        ]);
        verified = new Map(await Promise.all(parts));
        borrowed.push(...verified.values());
        if ((await searchIndex.settled()) !== data) return null;
      }
    }
    const { text } = read;
    const sets = textSets(data.facts, rare, verified);
    const wanted = text.trim() ? { query, code: questionIdOf(text), sets } : null;
    const found = disposeAllBut(() => evaluate(data, lookUps, shown, wanted));
    borrowed.push(found);
    return use({ data, found, text, query, spelling });
  } finally {
    disposeAll(borrowed);
  }
}
