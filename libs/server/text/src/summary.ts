import { formulaText } from './formula-text';
import { readEntities } from './plain';

const FORMULA = /<(?:span|div) class="math-(?:inline|display)">([^<]*)<\/(?:span|div)>/;

/** Sanitised HTML as people read it: as plain text, with a line of text in the place of each formula's TeX. */
export const readableText = (html: string): string =>
  html
    .replace(/<div|<\/div>/g, (tag) => (tag === '<div' ? ' <div' : '</div> '))
    .split(FORMULA)
    .map((part, at) => (at % 2 === 1 ? formulaText(readEntities(part)) : readEntities(part.replace(/<[^>]*>/g, ' '))))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a statement, cut between words, with an ellipsis where it continues. Formulas are a line of text in it. */
export function plainSummary(html: string, length: number): string {
  return cutBetweenWords(readableText(html), length);
}

/** A plain text, cut between words, with an ellipsis where it continues. */
export function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
