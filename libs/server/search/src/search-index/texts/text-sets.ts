import type { TextQuery } from '@mapa/server-text';
import { RoaringBitmap32 } from 'roaring-wasm';
import { intersection, type Ids } from '../sets/bitmaps';

/** Looks up the parts of a text query. */
export interface TextSets {
  all: Ids;
  ofTerm: (term: string) => Ids | undefined;
  /**
   * Sets that contain each question with the phrase, in addition to those of its terms. @param words separated by
   * spaces
   */
  aroundPhrase: (words: string) => Ids[];
  /** The questions of a part that was verified in the texts; undefined: all candidates are used instead. */
  ofPart: (part: TextQuery) => Ids | undefined;
}

/** The questions of each of the terms. */
const ofTerms = (terms: string[], sets: TextSets): Ids[] =>
  terms.map((term) => sets.ofTerm(term) ?? new RoaringBitmap32());

/** The questions that a text query finds, as a new set; for an unverified part, all its candidates. */
export function findText(query: TextQuery, sets: TextSets): Ids {
  const verified = sets.ofPart(query);
  if (verified) return verified.clone();
  switch (query.kind) {
    case 'term':
      return intersection(ofTerms([query.term], sets), sets.all);
    case 'phrase':
      return intersection([...ofTerms(query.terms, sets), ...sets.aroundPhrase(query.words)], sets.all);
    case 'not':
      return RoaringBitmap32.andNot(sets.all, findText(query.part, sets));
    case 'or':
      return RoaringBitmap32.orMany(query.parts.map((part) => findText(part, sets)));
    case 'and':
      return intersection(
        query.parts.map((part) => findText(part, sets)),
        sets.all,
      );
  }
}
