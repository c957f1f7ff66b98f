import { normalisedText } from '../../format/normalised-text';

const STOP = new Set(
  'a as o os e em no na nos nas de da do das dos ao aos para por pelo pela pelos pelas com um uma sobre ou que se seu sua seus suas entre como etc nao'.split(
    ' ',
  ),
);

/**
 * `Lei nº 9.784/1999`, `Decreto-Lei n. 4.657, de 4 de setembro de 1942`, `LC 101`: the number alone identifies the act.
 */
const ACT =
  /\b(?:leis?|decretos?|lc|ec|resolucao|portaria|emenda)(?:[ -](?:lei|complementar|federal|estadual|constitucional|ordinaria))?,? ?(?:n ?[o.º°]{0,2} ?)?(\d{1,2}\.\d{3}|\d{2,5})(?:\/\d{2,4})?/g;
/** The second of `Leis nº 8.666/1993 e 10.520/2002`. */
const ACT_BY_YEAR = /\b(\d{1,2}\.\d{3}|\d{4,5})\/(?:19|20)?\d{2}\b/g;
/** `art. 5º`, `arts. 37 a 41`: identified by the first number. */
const ARTICLE = /\b(?:arts?|artigos?)\.? ?(\d{1,3})/g;
const DATE = /\b(?:\d{1,2}[oº°]? de [a-z]{4,9} de )?(?:19|20)\d{2}\b/g;

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/([ao])is$/, '$1l'],
  [/(\w\w)eis$/, '$1el'],
  [/([^aeiou])is$/, '$1il'],
  [/ns$/, 'm'],
  [/([^s])s$/, '$1'],
];

/**
 * Reduces a word to a stem without plural and gender: a light stemmer after J. Savoy (UniNE), which keeps suffixes that
 * change the meaning (`administração` is not `administrativo`).
 * @param word in lower case, without accents
 */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const plural = word.endsWith('s') ? PLURALS.find(([ending]) => ending.test(word)) : undefined;
  const singular = plural ? word.replace(plural[0], plural[1]) : word;
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
}

/** Lower case without accents; acts and articles of law become one word each, dates are removed. */
const plain = (text: string): string =>
  normalisedText(text)
    .replace(ACT, (_act, number: string) => ` lei${number.replace('.', '')} `)
    .replace(ACT_BY_YEAR, (_act, number: string) => ` lei${number.replace('.', '')} `)
    .replace(ARTICLE, ' art$1 ')
    .replace(DATE, ' ');

/** Prepositions that make the next word a complement of what is before it, unless they continue a list: `e da despesa`. */
const PREPOSITIONS = new Set('de da do das dos com no na nos nas em'.split(' '));
const LISTING = new Set(['e', 'ou']);

/**
 * The words that carry a text's meaning, stemmed, in order; and the indexes of those that follow a preposition. Time and
 * memory are linear in its length.
 */
export function wordsWithComplements(text: string): { words: string[]; governed: number[] } {
  const words: string[] = [];
  const governed: number[] = [];
  let [before, last] = ['', ''];
  for (const [word] of plain(text).matchAll(/[a-z0-9]+/g)) {
    if (!STOP.has(word)) {
      if (PREPOSITIONS.has(last) && !LISTING.has(before)) governed.push(words.length);
      words.push(stem(word));
    }
    [before, last] = [last, word];
  }
  return { words, governed };
}

/** The words that carry a text's meaning, stemmed, in order. */
export const meaningfulWords = (text: string): string[] => wordsWithComplements(text).words;

/** The stems of the words in a text, as a set. */
export const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(stem));

/** Words that precede the actual subject: `Noções de Direito Penal`, `Emprego do sinal indicativo de crase`. */
export const FILLERS: ReadonlySet<string> = stemsOf(
  'nocoes conhecimentos fundamentos elementos conceitos topicos basico basicos gerais geral especificos legislacao aplicada emprego uso dominio estudo calculo introducao aspectos disposicoes ambiente problemas questoes nova novo reconhecimento compreensao',
);
