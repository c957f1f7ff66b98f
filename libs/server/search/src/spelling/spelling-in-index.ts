import { EDIT, spaced, termOf, wordsToSpell, writtenIn } from '@mapa/server-text';
import { RoaringArenaAllocator, RoaringBitmap32 } from 'roaring-wasm';
import type { ShownKinds } from '../filters/filters';
import type { Ids } from '../search-index/sets/bitmaps';
import type { IndexData } from '../search-index/build';
import type { Facts } from '../search-index/facts';
import { revisionCache } from '../search-index/revision-cache';
import type { SearchIndex } from '../search-index/search-index';
import { readRareTerms } from '../search-index/phrases';
import type { NearWord } from '../search-index/texts/near-words';
import { byNearness, type Meant, type Spelling, spellingOf } from './spelling';
import { readTexts } from './texts';

/** The questions of a term, from the index or the database. */
type SetOf = (term: string) => Ids | undefined;

/** Requirements on a word to be suggested. */
interface Demands {
  /** The most that it may differ. */
  cost: number;
  questions: number;
}

const ANY: Demands = { cost: Infinity, questions: 1 };
/** A known word gets a suggestion only if a word one edit away occurs in this many times as many questions. */
const TIMES_AS_MANY = 50;
/** A word in more questions than this gets no suggestion. */
const FEW = 63;
/** Least length of a known word that gets a suggestion. */
const DOUBTED_FROM = 6;

const FOUND_KEPT = 5_000;
/** Corrections of words. */
const knownIn = revisionCache<{ meant: string | null }>(FOUND_KEPT);

/** Whether a list of these kinds can contain one of the questions. */
const showsOneOf = ({ visible, annulled, outdated }: Facts, ids: Ids, shown: ShownKinds): boolean =>
  ids.intersects(visible) ||
  ((shown.annulled || shown.outdated) &&
    new RoaringArenaAllocator().with(() => {
      const others = ids.clone();
      if (!shown.annulled) others.andNotInPlace(annulled);
      if (!shown.outdated) others.andNotInPlace(outdated);
      return !others.isEmpty;
    }));

/** Number of a term's newest questions that are searched for one of its words. */
const LOOKED_THROUGH = 50_000;
/** The size of the first block of them; each other is as large as all before it. */
const FIRST_BLOCK = 50;

/**
 * The newest visible question that contains the word itself, not just another word of its term; null where there is
 * none.
 */
function newestWith({ texts, visible }: Facts, ids: Ids, word: string): number | null {
  return new RoaringArenaAllocator().with(() => {
    const seen = RoaringBitmap32.and(ids, visible);
    const least = Math.max(0, seen.size - LOOKED_THROUGH);
    for (let end = seen.size, block = FIRST_BLOCK; end > least; end -= block, block = seen.size - end) {
      const newest = seen.sliceUint32Array(Math.max(least, end - block), end).reverse();
      const [found] = texts.find(newest, { kind: 'phrase', words: spaced([word]) });
      if (found !== undefined) return found;
    }
    return null;
  });
}

/** The first near word that meets the demands, with a question that contains it. */
function choose(facts: Facts, near: readonly NearWord[], setOf: SetOf, { questions }: Demands) {
  const candidates = near
    .flatMap((word) => {
      const term = termOf(word.word);
      const ids = term === null ? undefined : setOf(term);
      return ids ? [{ ...word, ids, questions: ids.andCardinality(facts.visible) }] : [];
    })
    .filter((candidate) => candidate.questions >= questions)
    .sort(byNearness);
  for (const { word, ids } of candidates) {
    const question = newestWith(facts, ids, word);
    if (question !== null) return { word, question };
  }
  return null;
}

/**
 * The correction of a typed word, as the newest question with it writes it; null where no word is near. The caller
 * settles the index before the call, and again after it.
 */
async function meantBy(
  searchIndex: SearchIndex,
  data: IndexData,
  typed: string,
  demands: Demands,
): Promise<string | null> {
  const { pool } = searchIndex;
  const known = knownIn(data);
  const key = `${typed} ${demands.cost} ${demands.questions}`;
  const before = known.get(key);
  if (before) return before.meant;
  // The index keeps every term with more questions than FEW.
  const isCommon = demands.questions > FEW;
  const near = data.facts.texts.nearWords.find(typed, { most: demands.cost, isCommon });
  const terms = isCommon ? [] : [...new Set(near.flatMap(({ word }) => termOf(word) ?? []))];
  const rare = await readRareTerms(pool, data, terms);
  if ((await searchIndex.settled()) !== data) return null;
  const chosen = choose(data.facts, near, (term) => data.facts.terms.of(term) ?? rare.get(term), demands);
  for (const ids of rare.values()) ids.dispose();
  const meant = chosen && (writtenIn(await readTexts(pool, chosen.question), chosen.word) ?? chosen.word);
  known.set(key, { meant });
  return meant;
}

/**
 * Corrects the mistyped words of a search: a word without questions that the list could show becomes the nearest word
 * of visible questions. If there is no such word, a rare word may get a suggestion. Null: the search stays as typed.
 * The caller settles the index before the call, and again after it.
 * @param setOf for the terms of the search
 * @param doubts whether the caller can use a suggestion
 */
export async function spellInIndex(
  searchIndex: SearchIndex,
  data: IndexData,
  { busca, shown, doubts, setOf }: { busca: string; shown: ShownKinds; doubts: boolean; setOf: SetOf },
): Promise<Spelling | null> {
  const { facts } = data;
  const words = wordsToSpell(busca).map((word) => ({ word, ids: setOf(termOf(word) ?? '') }));
  const missing = words.filter(({ ids }) => !ids || !showsOneOf(facts, ids, shown)).map(({ word }) => word);
  const rare = words.flatMap(({ word, ids }) => {
    if (!doubts || missing.length > 0 || !ids || ids.size > FEW || word.length < DOUBTED_FROM) return [];
    const demands = { cost: EDIT, questions: Math.max(FEW + 1, TIMES_AS_MANY * ids.andCardinality(facts.visible)) };
    return [{ word, demands }];
  });
  const found: Meant[] = [];
  for (const { word, demands } of [...missing.map((word) => ({ word, demands: ANY })), ...rare]) {
    const meant = await meantBy(searchIndex, data, word, demands);
    if (meant !== null) found.push({ typed: word, meant });
    if ((await searchIndex.settled()) !== data) return null;
  }
  return found.length > 0 ? spellingOf(busca, found, missing.length > 0) : null;
}
