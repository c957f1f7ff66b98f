import { formulaText } from './formula-text.ts';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The characters for the five entities that the sanitiser writes, and for the hard space. */
export const readEntities = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Sanitised HTML as plain text: tags become spaces, entities become characters. */
export const plainText = (html: string): string =>
  readEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const FORMULA = /<(?:span|div) class="math-(?:inline|display)">([^<]*)<\/(?:span|div)>/;

/** Sanitised HTML as people read it: as plain text, with a line of text in the place of each formula's TeX. */
const readableText = (html: string): string =>
  html
    .replace(/<div|<\/div>/g, (tag) => (tag === '<div' ? ' <div' : '</div> '))
    .split(FORMULA)
    .map((part, at) => (at % 2 === 1 ? formulaText(readEntities(part)) : readEntities(part.replace(/<[^>]*>/g, ' '))))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a statement, cut between words, with an ellipsis where it continues. Formulas are a line of text in it. */
export function plainSummary(html: string, length: number): string {
  const text = readableText(html);
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
