import { cutBetweenWords, readableText } from './summary';

/**
 * The end of a sentence: its punctuation, closing quotation marks, and a capital or digit after them; or the end of a
 * line.
 */
const END = /[.!?…]+["”»)\]]*(?=\s+["“«(]*[\p{Lu}\d])|\n/gu;
/** Words with a full stop that does not end a sentence: "art.", "n.", "Dr.", "p. ex.", "I.", "10.". */
const SHORT =
  /(?:^|[\s(])(?:arts?|incs?|al|par|ns?|nº|p|pp|pág|ex|cf|v|vs|fls?|ed|obs|drs?|dra|srs?|sra|prof|profa|min|des|exmo|etc|\p{Lu}|\d+)\.$/iu;
/** Characters before a full stop that are checked for an abbreviation. */
const LONGEST_SHORT = 6;
const LONGEST = 240;

export interface Beginning {
  /** Plain text; ends in an ellipsis if the sentence is cut. */
  text: string;
  /** Whether it is the whole text. */
  isWhole: boolean;
}

/** The first sentence of a plain text; a very long one is cut between words. */
export function firstSentence(plain: string): Beginning {
  const text = plain.trim();
  const end = [...text.matchAll(END)].find(
    ({ 0: sign, index }) => !SHORT.test(text.slice(Math.max(0, index - LONGEST_SHORT), index + sign.length)),
  );
  const sentence = end ? text.slice(0, end.index + end[0].length).trim() : text;
  const shown = cutBetweenWords(sentence, LONGEST);
  return { text: shown, isWhole: shown === text };
}

/** The first sentence of sanitised HTML, as plain text. `isWhole` only if the HTML contains nothing else visible. */
export function firstSentenceOf(html: string): Beginning {
  const lines = html.replace(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/g, (tag) => `${tag}\n`).split('\n');
  const plain = lines.map(readableText).filter(Boolean).join('\n');
  const { text, isWhole } = firstSentence(plain);
  return { text, isWhole: isWhole && !/<(?:img|table)\b/.test(html) };
}
