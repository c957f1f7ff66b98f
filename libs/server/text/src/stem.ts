// The suffixes that the algorithm removes, without accents: those always spelt with one never match.
const endings = (list: string) => new Set(list.split(' '));

const NOUN = endings(
  'ica ira adora osa ista iva eza idade ante mente amente ico ismo oso amento imento ivo ador icas iras adoras osas istas ivas ezas idades ' +
    'adores antes icos ismos osos amentos imentos ivos logia logias',
);
const VERB = endings(
  'ada ida ia aria eria iria ara era ira ava asse esse isse aste este iste ei arei erei irei am iam ariam eriam iriam aram eram iram avam em ' +
    'arem erem irem assem essem issem ado ido ando endo indo ar er ir as adas idas ias arias erias irias aras eras iras avas es ardes erdes ' +
    'irdes ares eres ires asses esses isses astes estes istes is ais eis areis ereis ireis ados idos amos emos aremos eremos iremos imos ' +
    'armos ermos irmos eu iu ou',
);
const RESIDUAL = endings('a i o os');
/** What is removed in addition before a removed suffix. */
const BEFORE: Record<string, RegExp> = {
  amente: /(?:os|ic|ad|iv)$/,
  mente: /(?:ante|avel)$/,
  idade: /(?:ic|abil|iv)$/,
  iva: /at$/,
};
const KIN: Record<string, string> = { idades: 'idade', ivo: 'iva', ivas: 'iva', ivos: 'iva' };

const LONGEST = 7;
const VOWEL = /[aeiou]/;

/** The longest of the suffixes that begins at or after a position of the word; empty without any. */
function suffixOf(word: string, suffixes: Set<string>, from = 0): string {
  for (let at = Math.max(from, word.length - LONGEST); at < word.length; at += 1)
    if (suffixes.has(word.slice(at))) return word.slice(at);
  return '';
}

/** Position after the next letter that is (or is not) a vowel; -1 without any. */
function behindNext(word: string, from: number, vowel: boolean): number {
  for (let at = from; at < word.length; at += 1) if (VOWEL.test(word.charAt(at)) === vowel) return at + 1;
  return -1;
}

/** Start of the region of verb suffixes. */
function verbRegion(word: string): number {
  if (word.length < 3) return word.length;
  const [first, second] = [VOWEL.test(word.charAt(0)), VOWEL.test(word.charAt(1))];
  if (!first && second) return 3;
  const at = behindNext(word, 2, !second);
  return at < 0 ? word.length : at;
}

/** Position after the first consonant that follows a vowel. */
function region(word: string, from: number): number {
  const vowel = behindNext(word, from, true);
  const at = vowel < 0 ? -1 : behindNext(word, vowel, false);
  return at < 0 ? word.length : at;
}

interface Regions {
  verb: number;
  first: number;
  second: number;
}

/** The word without its nominal suffix; null without one. */
function withoutNoun(word: string, { verb, first, second }: Regions): string | null {
  const suffix = suffixOf(word, NOUN);
  if (suffix === '') return null;
  const rest = word.slice(0, word.length - suffix.length);
  if (suffix === 'ira' || suffix === 'iras') return rest.length >= verb && rest.endsWith('e') ? `${rest}ir` : null;
  if (rest.length < (suffix === 'amente' ? first : second)) return null;
  if (suffix === 'logia' || suffix === 'logias') return `${rest}log`;
  const before = BEFORE[KIN[suffix] ?? suffix]?.exec(rest);
  if (!before || before.index < second) return rest;
  const shorter = rest.slice(0, before.index);
  return before[0] === 'iv' && suffix === 'amente' && shorter.endsWith('at') && shorter.length - 2 >= second
    ? shorter.slice(0, -2)
    : shorter;
}

function withoutVerb(word: string, { verb }: Regions): string | null {
  const suffix = suffixOf(word, VERB, verb);
  return suffix === '' ? null : word.slice(0, word.length - suffix.length);
}

const without = (word: string, last: string, verb: number): string =>
  word.endsWith(last) && word.length - last.length >= verb ? word.slice(0, word.length - last.length) : word;

/**
 * The stem of a Portuguese word in lower case and without accents, by the Snowball algorithm
 * (https://snowballstem.org/algorithms/portuguese/stemmer.html); equals the result of PostgreSQL's dictionary
 * `portuguese_stem`.
 */
export function stemOf(word: string): string {
  const first = region(word, 0);
  const regions = { verb: verbRegion(word), first, second: region(word, first) };
  const { verb } = regions;
  const shorter = withoutNoun(word, regions) ?? withoutVerb(word, regions);
  let stem = word;
  if (shorter === null) {
    const residual = suffixOf(word, RESIDUAL);
    if (residual !== '') stem = without(word, residual, verb);
  } else {
    stem = shorter.endsWith('ci') ? without(shorter, 'i', verb) : shorter;
  }
  const form = without(stem, 'e', verb);
  if (form === stem) return stem;
  if (form.endsWith('gu')) return without(form, 'u', verb);
  return form.endsWith('ci') ? without(form, 'i', verb) : form;
}
