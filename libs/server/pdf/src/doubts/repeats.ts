import { type QuestionTexts, type Text, excerpt, wordsOf } from './texts';

/** A phrase of this many words that occurs twice in one text was drawn or read twice. */
const PHRASE = 20;
/** Least number of words of a line that counts as repeated. */
const LINE_WORDS = 5;
/** Least number of letters of a single word that counts as doubled. */
const LETTERS = 4;
/**
 * A phrase repeated right after itself, character by character; between repeats of several words any sign may stand.
 */
const ADJACENT = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(\\p{L}{${LETTERS},})\\s+\\1(?![\\p{L}\\p{N}])`,
    '(?<![\\p{L}\\p{N}])([\\p{L}\\p{N}]+[ ,]+[\\p{L}\\p{N}]+)\\s+\\2(?![\\p{L}\\p{N}])',
    '(?<![\\p{L}\\p{N}])((?:[\\p{L}\\p{N}]+[^\\p{L}\\p{N}]+){2,7}?[\\p{L}\\p{N}]+)[^\\p{L}\\p{N}.;:?!]+\\3(?![\\p{L}\\p{N}])',
    '(?<![\\p{L}\\p{N}])((?:[\\p{L}\\p{N}]+[^\\p{L}\\p{N}]+){8,39}?[\\p{L}\\p{N}]+)[^\\p{L}\\p{N}]+\\4(?![\\p{L}\\p{N}])',
  ].join('|'),
  'iu',
);
/** Two or three words repeated right after themselves, with their punctuation: “(de recurso) (de recurso)”. */
const SIGNED = /(?<!\S)(\S+ \S+(?: \S+)?) \1(?!\S)/u;
/** Whether a phrase consists of words: formulas and rows of figures repeat themselves. */
const isOfWords = (phrase: string): boolean => wordsOf(phrase).filter((word) => /\p{L}{2}/u.test(word)).length > 1;
/** Words that authors double on purpose. */
const DOUBLED = /^(?:muito|quase|cada|pouco|logo|passo)$/i;

/** The beginning of a list item: items of one list may repeat a phrase. */
const ITEM = /^(?:[•▪■●◆➢❖–—]|\(?[IVX]{1,4}\)?\s*[.)–—-])\s/u;

/** The lines of a text, split at the items of its lists. */
function itemsOf({ lines }: Text): string[][] {
  const items: string[][] = [[]];
  for (const line of lines) {
    if (ITEM.test(line)) items.push([]);
    items.at(-1)?.push(line);
  }
  return items;
}

/** The first word of a text that has each of its words twice. */
function doubled(words: readonly string[]): string | null {
  const isDoubled =
    words.length > 1 && words.length % 2 === 0 && words.every((word, at) => word === words[at - (at % 2)]);
  return isDoubled ? (words[0] ?? null) : null;
}

function adjacent(text: string): string | null {
  const [, word, pair, short, long] = ADJACENT.exec(text) ?? [];
  const signed = SIGNED.exec(text)?.[1];
  const phrase = word ?? pair ?? short ?? long ?? (signed !== undefined && isOfWords(signed) ? signed : null);
  if (phrase === null || DOUBLED.test(phrase)) return null;
  return new Set(wordsOf(phrase)).size === 1 && word === undefined ? null : phrase;
}

function distant(words: readonly string[]): string | null {
  const seen = new Set<string>();
  for (let at = 0; at + PHRASE <= words.length; at += 1) {
    const phrase = words.slice(at, at + PHRASE).join(' ');
    if (seen.has(phrase)) return phrase;
    seen.add(phrase);
  }
  return null;
}

/** A line that occurs twice. */
function sameLine(lines: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const line of lines) {
    const words = wordsOf(line);
    if (words.length < LINE_WORDS) continue;
    if (seen.has(words.join(' '))) return line;
    seen.add(words.join(' '));
  }
  return null;
}

/** Finds a phrase that occurs twice in one text. */
export function repeatedPhrase({ all }: QuestionTexts): string | null {
  for (const one of all) {
    const items = itemsOf(one);
    const ofItems = (find: (lines: string[]) => string | null) =>
      items.map(find).find((found) => found !== null) ?? null;
    const phrase =
      doubled(wordsOf(one.text)) ??
      adjacent(one.text) ??
      sameLine(items.map((lines) => lines.join(' '))) ??
      ofItems(sameLine) ??
      (one.role === 'shared' ? null : ofItems((lines) => distant(wordsOf(lines.join(' ')))));
    if (phrase) return `${one.name} repete “${excerpt(phrase)}”`;
  }
  return null;
}

/** Finds two equal texts: two alternatives, or a shared text that the statement repeats. */
export function repeatedText({ all }: QuestionTexts): string | null {
  for (const [at, one] of all.entries()) {
    const twin = all.slice(at + 1).find(({ text, hasFigure }) => !hasFigure && text !== '' && text === one.text);
    if (twin && !one.hasFigure) return `${one.name} e ${twin.name} têm o mesmo texto`;
    if (
      one.role === 'shared' &&
      one.text.length > 40 &&
      all.some((other) => other !== one && other.text.includes(one.text))
    )
      return 'um texto de apoio está duas vezes';
  }
  return null;
}
