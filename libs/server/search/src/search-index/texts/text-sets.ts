import type { TextQuery } from '@mapa/server-text';
import { RoaringBitmap32 } from 'roaring-wasm';
import { intersection, type Ids } from '../bitmaps';

/** Where the parts of a text query are looked up. */
export interface TextSets {
  all: Ids;
  ofTerm: (term: string) => Ids | undefined;
  /** Sets that hold each question with the phrase, beside those of its terms. @param words spaced */
  aroundPhrase: (words: string) => Ids[];
  /** The questions of a part of the query that was looked for in texts; undefined: what could hold it is taken instead. */
  ofPart: (part: TextQuery) => Ids | undefined;
}

/** The questions of each of the terms. */
const ofTerms = (terms: string[], sets: TextSets): Ids[] =>
  terms.map((term) => sets.ofTerm(term) ?? new RoaringBitmap32());

/** The questions that a text query finds, as a new set; where a part is not verified, all that could hold it. */
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
