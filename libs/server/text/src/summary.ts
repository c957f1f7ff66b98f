import { formulaText } from './formula-text';
import { readEntities } from './plain';

const FORMULA = /<(span|div) class="math-(?:inline|display)">([^<]*)<\/(?:span|div)>/;

/** Tags that stand within a word or beside punctuation; all others separate words. */
const INLINE = /<\/?(?:strong|em|u|s|sub|sup|code|a|span)(?=[\s>])[^>]*>/g;

const withoutTags = (html: string): string => readEntities(html.replace(INLINE, '').replace(/<[^>]*>/g, ' '));

/** Ends a formula that has its own line, if it has no punctuation and a sentence begins below it. */
const ended = (formula: string, after: string): string =>
  /[.,;:!?]$/.test(formula) || !/^\s*\p{Lu}/u.test(after) ? formula : `${formula}.`;

/** Sanitised HTML as readable plain text: each formula's TeX becomes a line of text. */
export function readableText(html: string): string {
  const [start = '', ...rest] = html
    .replace(/<div|<\/div>/g, (tag) => (tag === '<div' ? ' <div' : '</div> '))
    .split(FORMULA);
  let text = withoutTags(start);
  // A formula has three parts: its tag, its TeX, and what follows it.
  for (let at = 0; at < rest.length; at += 3) {
    const [tag, tex = '', next = ''] = rest.slice(at, at + 3);
    const formula = formulaText(readEntities(tex));
    const after = withoutTags(next);
    text += (tag === 'div' ? ended(formula, after) : formula) + after;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The start of a statement, cut between words, with an ellipsis if it continues. Formulas become a line of text. */
export function plainSummary(html: string, length: number): string {
  return cutBetweenWords(readableText(html), length);
}

/** A plain text, cut between words, with an ellipsis if it continues. */
export function cutBetweenWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  // An ellipsis after a comma, semicolon or full stop reads as an error.
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[.,;]+$/, '')}…`;
}
