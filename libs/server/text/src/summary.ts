import { formulaText } from './formula-text';
import { readEntities } from './plain';

const FORMULA = /<(?:span|div) class="math-(?:inline|display)">([^<]*)<\/(?:span|div)>/;

/** Sanitised HTML as readable plain text: each formula's TeX becomes a line of text. */
export const readableText = (html: string): string =>
  html
    .replace(/<div|<\/div>/g, (tag) => (tag === '<div' ? ' <div' : '</div> '))
    .split(FORMULA)
    .map((part, at) => (at % 2 === 1 ? formulaText(readEntities(part)) : readEntities(part.replace(/<[^>]*>/g, ' '))))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The start of a statement, cut between words, with an ellipsis if it continues. Formulas become a line of text. */
export function plainSummary(html: string, length: number): string {
  return cutBetweenWords(readableText(html), length);
}

/** A plain text, cut between words, with an ellipsis if it continues. */
export function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
