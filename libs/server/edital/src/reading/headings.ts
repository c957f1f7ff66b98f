import { isInCapitals, withoutNumbering } from './lines';

/** Longest line, in characters, that is a heading by its capitals alone. */
export const LONGEST_HEADING = 110;

/** Whether a name is that of a matéria of the bank; tells headings from text. */
export type IsMatter = (name: string) => boolean;

/** The heading of a discipline. */
export interface Heading {
  name: string;
  /** What follows the name on its line. */
  rest: string;
}

/** Whether a line ends what it says; an empty one does. */
export const endsSentence = (text: string): boolean => text === '' || /[.;:!?)]$/.test(text);

/** The heading of a discipline at the start of a line, or null. */
export function disciplineHeading(text: string, before: string, isMatter: IsMatter): Heading | null {
  const line = withoutNumbering(text);
  const [, name = '', rest = ''] = /^([^:]{3,110}):(.*)$/u.exec(line) ?? [];
  if (name !== '' && isInCapitals(name)) return { name, rest: rest.trim() };
  const dashed = /^(\p{Lu}[\p{Lu}\s,()/]{4,80})\s[–—-]\s(.+)$/u.exec(line);
  if (dashed && isInCapitals(dashed[1] ?? '')) return { name: dashed[1] ?? '', rest: dashed[2] ?? '' };
  const whole = line.replace(/[.:]$/, '');
  if (whole.length <= LONGEST_HEADING && isInCapitals(whole)) return { name: whole, rest: '' };
  if (!endsSentence(before)) return null;
  if (name !== '' && name.length <= 60 && /^\p{Lu}/u.test(name) && text === line && isMatter(name))
    return { name, rest: rest.trim() };
  return line.length <= 60 && /^\p{Lu}/u.test(line) && !/[.;,]$/.test(line) && isMatter(whole)
    ? { name: whole, rest: '' }
    : null;
}

/** A name without marks behind it. */
export const titled = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s:.;,–—-]+$/u, '')
    .trim();
/** `NOÇÕES DE DIREITO ADMINISTRATIVO E DE`: the heading continues on the next line. */
export const UNFINISHED = /(?:(?<!\p{L})(?:de|da|do|das|dos|e|em|a|o|para|ao)|[,–—/-])$/iu;
/** `(COMUM AOS CARGOS 201 E`: a parenthesis that the next line closes. */
export const UNCLOSED = /\([^)]{0,100}$/;
/** The end of such a parenthesis, on a line of its own. */
export const CLOSING = /^[^()]{0,60}\)/;
/** `LÍNGUA PORTUGUESA (COMUM A TODOS OS CARGOS)`: whom a discipline is for, in its heading. */
export const FOR_WHOM = /^(.{3,}?) ?\(((?:comu[mn]s?|para|somente|apenas)(?![\p{L}])[^)]*)\)?$/iu;

/**
 * The matérias that begin within running text, with their places in it: `… obrigações. Direito Processual Civil:
 * competência`.
 */
export function mattersWithin(text: string, isMatter: IsMatter): { name: string; at: number; end: number }[] {
  return [...text.matchAll(/(?<=[.;] )(\p{Lu}[\p{L} ]{3,60}):\s/gu)].flatMap(({ 0: found, 1: name = '', index }) =>
    isMatter(name) ? [{ name, at: index, end: index + found.length }] : [],
  );
}
