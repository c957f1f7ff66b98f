import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from '../sets/bitmaps';
import type { TextQuery } from './text-query';

/** Where the parts of a text query are looked up. */
export interface TextSets {
  all: Ids;
  ofWord: (word: string) => Ids | undefined;
  /** Undefined: not verified yet, what could hold it is taken instead. */
  ofPhrase: (text: string) => Ids | undefined;
}

/** The questions that a text query finds, as a new set; where a phrase is not verified, all that could hold it. */
export function findText(query: TextQuery, sets: TextSets): Ids {
  switch (query.kind) {
    case 'word':
      return sets.ofWord(query.word)?.clone() ?? new RoaringBitmap32();
    case 'not':
      return RoaringBitmap32.andNot(sets.all, findText(query.part, sets));
    case 'or':
      return findText(query.parts[0], sets).orInPlace(findText(query.parts[1], sets));
    case 'and':
      return RoaringBitmap32.and(findText(query.parts[0], sets), findText(query.parts[1], sets));
    case 'phrase':
      return sets.ofPhrase(query.text)?.clone() ?? couldHold(query, sets);
  }
}

/** A superset of a phrase's questions: those with all of its words. */
function couldHold(part: TextQuery, sets: TextSets): Ids {
  if (part.kind === 'not') return sets.all.clone();
  if (part.kind === 'word') return findText(part, sets);
  const [left, right] = part.parts.map((each) => couldHold(each, sets)) as [Ids, Ids];
  return part.kind === 'or' ? left.orInPlace(right) : RoaringBitmap32.and(left, right);
}
