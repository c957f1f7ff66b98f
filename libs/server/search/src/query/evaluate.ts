import type { TextQuery } from '@mapa/server-text';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import type { FoundSets, ShownKinds } from '../filters/filters';
import { intersection, type Ids } from '../search-index/bitmaps';
import type { IndexData } from '../search-index/build';
import { findText, type TextSets } from '../search-index/texts/text-sets';

/** The sets that hidden kinds are left out by. */
function shownSets({ facts }: IndexData, { annulled, outdated }: ShownKinds): { within: Ids[]; without: Ids[] } {
  if (!annulled && !outdated) return { within: [facts.visible], without: [] };
  return { within: [], without: [...(annulled ? [] : [facts.annulled]), ...(outdated ? [] : [facts.outdated])] };
}

/** What a filter finds when its text is left aside; a new set. */
function withoutText(data: IndexData, filter: FoundSets, shown: ShownKinds): Ids {
  const { facts } = data;
  const [sets, seen] = [filter(data), shownSets(data, shown)];
  const found = intersection([...sets.within, ...seen.within], facts.all);
  // What a student or a paper names may be gone from the index, or not in it yet.
  found.andInPlace(facts.all);
  for (const set of [...sets.without, ...seen.without]) found.andNotInPlace(set);
  return found;
}

/** Runs something that makes sets, and keeps only the one that it gives; the caller disposes of that. */
export const disposeAllBut = (work: () => Ids): Ids =>
  new RoaringArenaAllocator().with((arena) => arena.escape(work()));

/** What a text asks for, and where it is looked up; `query` is null for a text without words, `code` the id that it names. */
interface Text {
  query: TextQuery | null;
  code: number | undefined;
  sets: TextSets;
}

/** The questions that a filter finds, as a new set. @param text null: its text is left aside */
export function evaluate(data: IndexData, filter: FoundSets, shown: ShownKinds, text: Text | null): Ids {
  const found = withoutText(data, filter, shown);
  if (!text) return found;
  const matches = text.query ? findText(text.query, text.sets) : new RoaringBitmap32();
  if (text.code !== undefined) matches.add(text.code);
  found.andInPlace(matches);
  return found;
}
