import { ABBREVIATIONS } from './abbreviations.ts';
import { wordsOf } from './terms.ts';

/** A word of a query, and the token in which it was typed: "8.112/90" is one token of two words. */
export interface TypedWord {
  word: string;
  token: number;
}

/** A reference made of consecutive words: each form is a phrase with the same meaning. */
export interface Reference {
  /** Number of words that it consists of. */
  length: number;
  /** Phrases that find it. */
  phrases: string[][];
  /** Words that must all occur, as another way to find it. */
  together?: string[];
  /** Whether the typed words, as terms, find it as well. */
  asTyped: boolean;
}

const NUMBER_SIGNS = new Set(['no', 'n', 'numero']);
const NUMBER = /^\d+$/;
/** A number that needs no year. */
const GREAT_NUMBER = /^\d{4,}$/;

/** Numbered things: their names in the singular and, if any, the plural that several numbers may follow. */
const KINDS = [
  { names: ['lei', 'lei federal', 'lei ordinaria', 'lei estadual', 'lei municipal'], plural: 'leis' },
  { names: ['lei complementar', 'lc', 'lei complementar federal'], plural: 'leis complementares' },
  { names: ['decreto', 'decreto federal'], plural: 'decretos' },
  { names: ['decreto lei', 'dl'], plural: 'decretos leis' },
  { names: ['emenda constitucional', 'ec', 'emenda'], plural: 'emendas constitucionais' },
  { names: ['sumula', 'enunciado'], plural: 'sumulas' },
  { names: ['sumula vinculante', 'sv'], plural: 'sumulas vinculantes' },
  { names: ['medida provisoria', 'mp'], plural: 'medidas provisorias' },
  { names: ['resolucao'], plural: 'resolucoes' },
  { names: ['portaria'], plural: 'portarias' },
  { names: ['instrucao normativa', 'in'], plural: 'instrucoes normativas' },
].map(({ names, plural }) => ({ names: names.map((name) => name.split(' ')), plural: plural.split(' ') }));
const KIND_NAMES = KINDS.flatMap((kind) => kind.names.map((name) => ({ ...kind, name }))).sort(
  (one, other) => other.name.length - one.name.length,
);
/** The kinds by the first word of their names, longer names first. */
const KINDS_BY_WORD = new Map(
  KIND_NAMES.map(({ name: [first = ''] }) => [first, KIND_NAMES.filter(({ name }) => name[0] === first)]),
);
const ARTICLES = ['art', 'artigo', 'arts', 'artigos'];
const LONG_BY_SHORT = new Map<string, { long: string[][]; year?: number | undefined }>();
const SHORT_BY_LONG = new Map<string, string[][]>();
const BEGINS_LONG = new Set<string>();
for (const { short, long, year } of ABBREVIATIONS) {
  const [brief = ''] = wordsOf(short);
  const names = long.map(wordsOf);
  LONG_BY_SHORT.set(brief, { long: names, year });
  for (const name of names) {
    const key = name.join(' ');
    SHORT_BY_LONG.set(key, [...(SHORT_BY_LONG.get(key) ?? []), [brief]]);
    BEGINS_LONG.add(name[0] ?? '');
  }
}
const LONGEST_NAME = Math.max(...[...SHORT_BY_LONG.keys()].map((name) => name.split(' ').length));

const isYear = (word: string | undefined): boolean => /^(?:\d\d|(?:1[89]|20)\d\d)$/.test(word ?? '');
const startsWith = (words: readonly TypedWord[], from: number, name: readonly string[]): boolean =>
  name.every((word, at) => words[from + at]?.word === word);

/** Number of words that form a year after the word at `at`: "/90", "/1990", "de 1990". */
function yearBehind(words: readonly TypedWord[], at: number): number {
  const next = words[at + 1];
  if (next?.token === words[at]?.token && isYear(next?.word)) return 1;
  return next?.word === 'de' && /^(?:1[89]|20)\d\d$/.test(words[at + 2]?.word ?? '') ? 2 : 0;
}

/** "Lei nº 8.112/90": a kind, an optional sign, a number, and an optional year. */
function readNorm(words: readonly TypedWord[], from: number): Reference | null {
  const longest = KINDS_BY_WORD.get(words[from]?.word ?? '')?.find(({ name }) => startsWith(words, from, name));
  if (!longest) return null;
  let at = from + longest.name.length;
  if (NUMBER_SIGNS.has(words[at]?.word ?? '')) at += 1;
  const number = words[at]?.word ?? '';
  if (!NUMBER.test(number)) return null;
  const signs = [[], ...[...NUMBER_SIGNS].map((sign) => [sign])];
  const called = [...longest.names, longest.plural];
  return {
    length: at + 1 + yearBehind(words, at) - from,
    phrases: called.flatMap((name) => signs.map((sign) => [...name, ...sign, number])),
    ...(GREAT_NUMBER.test(number) && { together: [...longest.plural, number] }),
    asTyped: false,
  };
}

/** "art. 5º": an article by its number, in any notation. */
function readArticle(words: readonly TypedWord[], from: number): Reference | null {
  if (!ARTICLES.includes(words[from]?.word ?? '')) return null;
  const number = /^(\d+)[oa]?$/.exec(words[from + 1]?.word ?? '')?.[1];
  if (number === undefined) return null;
  const phrases = ARTICLES.flatMap((name) => [number, `${number}o`].map((said) => [name, said]));
  return { length: 2, phrases, asTyped: false };
}

function readAbbreviation(words: readonly TypedWord[], from: number): Reference | null {
  const short = words[from]?.word ?? '';
  const known = LONG_BY_SHORT.get(short);
  if (known) {
    const behind = yearBehind(words, from);
    const year = words[from + behind]?.word ?? '';
    const inForce = behind > 0 && known.year !== undefined && String(known.year).endsWith(year);
    return {
      length: inForce ? 1 + behind : 1,
      phrases: known.long,
      asTyped: !inForce,
      ...(inForce && { together: [short] }),
    };
  }
  if (!BEGINS_LONG.has(short)) return null;
  for (let length = Math.min(LONGEST_NAME, words.length - from); length > 1; length -= 1) {
    const name = words.slice(from, from + length).map(({ word }) => word);
    const phrases = SHORT_BY_LONG.get(name.join(' '));
    if (phrases) return { length, phrases, asTyped: true };
  }
  return null;
}

/** Numbers in one token: "8.112/90" is 8112, "1/2" stays as it is. */
function readNumbers(words: readonly TypedWord[], from: number): Reference | null {
  let length = 0;
  while (words[from + length]?.token === words[from]?.token && NUMBER.test(words[from + length]?.word ?? ''))
    length += 1;
  const number = words[from]?.word ?? '';
  if (length < 2) return null;
  if (length === 2 && GREAT_NUMBER.test(number) && isYear(words[from + 1]?.word))
    return { length, phrases: [[number]], asTyped: false };
  return { length, phrases: [words.slice(from, from + length).map(({ word }) => word)], asTyped: false };
}

/** The reference formed by the words from a position; null if they are just words. */
const readReference = (words: readonly TypedWord[], from: number): Reference | null =>
  readNorm(words, from) ??
  readArticle(words, from) ??
  readAbbreviation(words, from) ??
  (words[from - 1]?.token === words[from]?.token ? null : readNumbers(words, from));

/** References are only read in so many first parts of a query, as each form is verified separately. */
const MAX_REFERENCES = 8;

/** A reference with its words, or a single other word. */
export interface Part {
  reference: Reference | null;
  typed: string[];
}

/** Splits consecutive words into references and words, in order. */
export function partsOf(words: readonly TypedWord[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const reference = parts.length < MAX_REFERENCES ? readReference(words, at) : null;
    const typed = words.slice(at, at + (reference?.length ?? 1)).map(({ word }) => word);
    parts.push({ reference, typed });
    at += typed.length;
  }
  return parts;
}
