import type { TextQuery } from '@mapa/server-text';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import type { FoundSets, ShownKinds } from '../filters/filters';
import { intersection, type Ids } from '../search-index/sets/bitmaps';
import type { IndexData } from '../search-index/build';
import { findText, type TextSets } from '../search-index/texts/text-sets';

/** The sets by which hidden kinds are excluded. */
function shownSets({ facts }: IndexData, { annulled, outdated }: ShownKinds): { within: Ids[]; without: Ids[] } {
  if (!annulled && !outdated) return { within: [facts.visible], without: [] };
  return { within: [], without: [...(annulled ? [] : [facts.annulled]), ...(outdated ? [] : [facts.outdated])] };
}

/** The result of a filter without its text, as a new set. */
function withoutText(data: IndexData, filter: FoundSets, shown: ShownKinds): Ids {
  const { facts } = data;
  const [sets, seen] = [filter(data), shownSets(data, shown)];
  const found = intersection([...sets.within, ...seen.within], facts.all);
  // A student's or paper's list may contain questions that the index lacks: deleted ones, or ones not yet loaded.
  found.andInPlace(facts.all);
  for (const set of [...sets.without, ...seen.without]) found.andNotInPlace(set);
  return found;
}

/** Runs `work` in an arena and frees every set that it made except the result; the caller disposes of that. */
export const disposeAllBut = (work: () => Ids): Ids =>
  new RoaringArenaAllocator().with((arena) => arena.escape(work()));

/**
 * A text query with the sets to look it up in; `query` is null for a text without words, `code` the id that the text
 * names.
 */
interface Text {
  query: TextQuery | null;
  code: number | undefined;
  sets: TextSets;
}

/** The result of a filter, as a new set. @param text null: the filter's text is ignored */
export function evaluate(data: IndexData, filter: FoundSets, shown: ShownKinds, text: Text | null): Ids {
  const found = withoutText(data, filter, shown);
  if (!text) return found;
  const matches = text.query ? findText(text.query, text.sets) : new RoaringBitmap32();
  if (text.code !== undefined) matches.add(text.code);
  found.andInPlace(matches);
  return found;
}
