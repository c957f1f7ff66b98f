import { meaningfulWords, wordsWithComplements } from './words/stemming';

/** One statement of a programme. */
export interface Point {
  /** Text of the point without its numbering. */
  text: string;
  words: string[];
  /** Indexes in `words` at which the point or one of its comma-separated parts begins. */
  starts: ReadonlySet<number>;
  /** Indexes in `words` of words that follow a preposition: `verbo` in `Concordância do verbo`. */
  governed: ReadonlySet<number>;
  /** Whether it reads like the name of a matéria: in capitals, or as the title of what follows. */
  isHeading: boolean;
}

/** Boundaries of points within a line: not the full stop of `9.784` or after `art`, but a number before a capital. */
const BOUNDARY =
  /([;:•·–—●▪]|\s-\s|(?<!\b(?:[nN]|[aA]rts?|inc|cf|ex))\.(?=\s|$|\p{Lu})|\s(?=\d{1,2}(?:\.\d{1,2}){0,3}[.)]?\s{1,3}\p{Lu}))/u;
/** `M.M.C.`, whose full stops end no sentence. */
const ACRONYM = /\b(?:\p{Lu}\.){2,8}/gu;
const NUMBERING = /^[^\p{L}]*(?:[IVXLC]{1,6}(?=[\s.)]|$)[^\p{L}]*)?/u;
const ENDS_TITLE = /^(?::|\s-\s|[–—])$/;
/** Longer points are split, so that every text is read in little time. */
const MOST_WORDS = 60;
const MOST_TITLE_WORDS = 7;
const CAPITALS_AT_LEAST = 6;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function isInCapitals(text: string): boolean {
  const capitals = countOf(text, /\p{Lu}/gu);
  return capitals >= CAPITALS_AT_LEAST && capitals >= countOf(text, /\p{L}/gu) * 0.8;
}

/** Whether every significant word begins with a capital: `Noções de Direito Penal`. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 3);
  return words.length > 0 && words.length <= MOST_TITLE_WORDS && words.every((word) => /^\p{Lu}/u.test(word));
}

function* piecesOf(text: string, isHeading: boolean): Generator<Point> {
  const words: string[] = [];
  const starts = new Set<number>();
  const complements = new Set<number>();
  for (const part of text.split(/[,(]/)) {
    starts.add(words.length);
    const { words: own, governed } = wordsWithComplements(part);
    for (const index of governed) complements.add(words.length + index);
    words.push(...own);
  }
  for (let from = 0; from < words.length; from += MOST_WORDS) {
    const here = (indexes: ReadonlySet<number>) =>
      new Set([...indexes].filter((at) => at >= from && at < from + MOST_WORDS).map((at) => at - from));
    yield {
      text,
      words: words.slice(from, from + MOST_WORDS),
      starts: here(starts),
      governed: here(complements),
      isHeading,
    };
  }
}

function* pointsOfLine(line: string, isAfterBlank: boolean): Generator<Point> {
  const parts = line.split(BOUNDARY);
  for (let at = 0; at < parts.length; at += 2) {
    const [raw = '', end = ''] = [parts[at], parts[at + 1]];
    const text = raw.replace(NUMBERING, '').trimEnd();
    if (text === '') continue;
    const isUnnumbered = raw.trimStart().startsWith(text);
    const opens = at === 0 && isUnnumbered && (ENDS_TITLE.test(end) || (isAfterBlank && end === ''));
    const isHeading = isInCapitals(text) || (opens && isTitle(text));
    yield* piecesOf(text, isHeading);
  }
}

/** The points of a programme in order, separated by lines, punctuation and numbering. */
export function* pointsOf(text: string): Generator<Point> {
  let isAfterBlank = true;
  for (const line of text.replace(ACRONYM, (letters) => letters.replaceAll('.', '')).split(/\r\n|\r|\n/)) {
    yield* pointsOfLine(line, isAfterBlank);
    isAfterBlank = line.trim() === '';
  }
}

/** A text as a heading, whatever its capitals. */
export const headingOf = (text: string): Point => ({
  text,
  words: meaningfulWords(text).slice(0, MOST_WORDS),
  starts: new Set([0]),
  governed: new Set(),
  isHeading: true,
});
