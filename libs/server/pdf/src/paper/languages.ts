/** The languages that a paper may ask some of its numbers in: a candidate answers one of them. */
export type PaperLanguage = 'inglês' | 'espanhol' | 'francês';

const NAMES: readonly [PaperLanguage, RegExp][] = [
  ['inglês', /\bingl(?:[êe]s|esa)\b/i],
  ['espanhol', /\bespanhola?\b/i],
  ['francês', /\bfranc(?:[êe]s|esa)\b/i],
];
const OPTION = /\bop[çc][ãa]o\b/i;
const SUBJECT = /\bl[íi]ngua\b/i;
const MAX_CHARS = 90;

/** The languages that a text names, in its order, with where each begins. */
export const languagesIn = (text: string): { language: PaperLanguage; at: number }[] =>
  NAMES.flatMap(([language, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ language, at }];
  }).sort((one, other) => one.at - other.at);

/**
 * The language whose questions begin below this line, as in "OPÇÃO INGLÊS" or "LÍNGUA ESPANHOLA"; null for other lines.
 */
export function languageHeading(text: string): PaperLanguage | null {
  const [first, ...others] = languagesIn(text);
  if (!first || others.length > 0 || text.length > MAX_CHARS || /[.;?!]$/.test(text.trim())) return null;
  return OPTION.test(text) || SUBJECT.test(text) || text.trim().split(/\s+/).length === 1 ? first.language : null;
}

/**
 * Whether a line only announces the language of the next questions ("Questões de 01 a 05 (opção inglês)"): it names no
 * matéria.
 */
export const isLanguageOption = (text: string): boolean => OPTION.test(text) && languageHeading(text) !== null;
