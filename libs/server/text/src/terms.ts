import { LRUCache } from 'lru-cache';
import { KEPT_APART } from './kept-apart.ts';
import { plainText } from './plain.ts';
import { singularOf } from './plural.ts';
import { stemOf } from './stem.ts';

/** Version of the text index, raised whenever indexing changes: questions of an older version are indexed again. */
export const SEARCH_VERSION = 2;

/** Words too frequent to be required along with others. */
const STOP_WORDS = new Set(
  (
    'a o e as os ao aos de do da dos das em no na nos nas num numa um uma por pelo pela pelos pelas para com sem entre ate que se ou mas como mais ' +
    'muito quando quem qual quais so ja tambem nem mesmo depois eu me meu minha meus minhas tu te teu tua teus tuas ele ela eles elas voce voces vos lhe ' +
    'lhes seu sua seus suas nosso nossa nossos nossas dele dela deles delas este esta estes estas esse essa esses essas isso isto aquele aquela ' +
    'aqueles aquelas aquilo estou estamos estao estava estavam esteve estiveram esteja estejam estivesse estivessem estiver estiverem ha havia houve ' +
    'haja hajam houvesse houvessem houver houverem havera haveria sou somos sao era eram fui foi fomos foram fora seja sejam fosse fossem for forem ' +
    'sera serao seria seriam tenho tem temos tinha tinham teve tiveram tenha tenham tivesse tivessem tiver tiverem tera terao teria teriam'
  ).split(' '),
);

const ACCENTS = /[\p{M}\p{Cf}]/gu;
/** The points in 8.112 and 1.000.000. */
const GROUPING = /(?<=\d)\.(?=\d{3}(?!\d))/g;
/**
 * A number with a comma is one word, unless it belongs to a list ("1,2,3"); so are the two languages with signs in
 * their names.
 */
const WORD =
  /(?<![\p{L}\p{N}])(?:c\+\+|[cf]#)(?![\p{L}\p{N}+#])|(?<![\p{L}\p{N}])(?<!\d[.,])\d+,\d+(?!\d|[.,]\d)|[\p{L}\p{N}]+/gu;
/** Meaningless digits after a comma: "10,00" is 10, "2,50" is 2,5. */
const EMPTY_DECIMALS = /,?0+$/;
const LONGEST = 64;
const INFLECTED = /^[a-z]+$/;
const TERMS_KEPT = 20_000;

const readWord = (word: string): string =>
  (word.includes(',') ? word.replace(EMPTY_DECIMALS, '') : word).slice(0, LONGEST);

/**
 * The words of a plain text in their form for comparison: in lower case, without accents, separated by all characters
 * that are not letters or digits, except the comma of a number.
 */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replace(GROUPING, '');
  return Array.from(folded.matchAll(WORD), ([word]) => readWord(word));
}

const known = new LRUCache<string, string>({ max: TERMS_KEPT });

/** Search term of a word from `wordsOf`, the same for singular and plural; null for a stop word. */
export function termOf(word: string): string | null {
  if (STOP_WORDS.has(word)) return null;
  if (!INFLECTED.test(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  const singular = singularOf(word);
  const term = KEPT_APART.has(singular) ? singular : stemOf(singular);
  known.set(word, term);
  return term;
}

/** Words as a text for phrase search: separated and enclosed by spaces. */
export const spaced = (words: string[]): string => ` ${words.join(' ')} `;

const isCommon = (word: string): boolean => word === 'nao' || STOP_WORDS.has(word);

/**
 * Each pair of adjacent common words, spaced (“common grams”): without them a phrase of common words would be looked up
 * in every question.
 */
export const pairsOf = (words: string[]): string[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isCommon(word) && isCommon(next) ? [spaced([word, next])] : [];
  });

const POSITIONS_KEPT = 255;

/**
 * The search columns of a question: its terms with their positions as a `tsvector`, and its words for phrases.
 * @param texts its statement and alternatives, as sanitised HTML; phrases do not span them
 */
export function searchColumns(texts: string[]): { search: string; searchWords: string; searchVersion: number } {
  const parts = texts.map((html) => wordsOf(plainText(html)));
  const places = new Map<string, number[]>();
  let place = 0;
  for (const word of parts.flat()) {
    place += 1;
    const term = termOf(word);
    if (term === null) continue;
    const before = places.get(term);
    if (!before) places.set(term, [place]);
    else if (before.length < POSITIONS_KEPT) before.push(place);
  }
  const pairs = new Set(parts.flatMap(pairsOf));
  return {
    search: [
      ...Array.from(places, ([term, at]) => `'${term}':${at.join()}`),
      ...Array.from(pairs, (pair) => `'${pair}'`),
    ].join(' '),
    searchWords: parts.map(spaced).join('\n'),
    searchVersion: SEARCH_VERSION,
  };
}
