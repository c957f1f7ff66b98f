import { DocumentError, KEY_FAULTS } from '../document/document-error';
import type { Page, TextRun } from '../document/model';
import { linesOf, type Line } from '../layout/lines';
import { languagesIn, type PaperLanguage } from '../paper/languages';
import { bookletIn, colourIn, isSameBooklet, type Booklet } from '../paper/booklet';

/** The right letter of a question, or that it was annulled. */
export type KeyEntry = { letter: string } | 'annulled';

/** A board's answers, by the question's number, and by number and language where a number is asked in several. */
export type AnswerKey = ReadonlyMap<string, KeyEntry>;

const entryKey = (number: number, language: PaperLanguage | null): string =>
  language === null ? String(number) : `${number} ${language}`;

/** Whether the answer of a question is that of its number in whatever language: nobody can tell which it is. */
export const isForAnyLanguage = (
  key: AnswerKey,
  { number, language }: { number: number; language: PaperLanguage | null },
): boolean => language !== null && !key.has(entryKey(number, language)) && key.has(entryKey(number, null));

/** The answer of a question: the one of its language, or else the only one of its number. */
export const answerOf = (
  key: AnswerKey,
  { number, language }: { number: number; language: PaperLanguage | null },
): KeyEntry | undefined => key.get(entryKey(number, language)) ?? key.get(entryKey(number, null));

/** The numbers that a key answers, each once. */
export const numbersIn = (key: AnswerKey): number[] => [...new Set([...key.keys()].map((one) => parseInt(one, 10)))];

interface Token {
  text: string;
  x: number;
}

interface Section {
  booklet: Booklet | null;
  entries: Map<string, KeyEntry>;
}

const ANSWER = /^(?:[A-E]|\*+|X|#|anulad[ao]s?|nul[ao]|anul\.?)$/i;
const NUMBER = /^\d{1,3}[.)ºª]?$/;
const PAIR = /(?<![\p{L}\d])(\d{1,3})\s*(?:[-–.:)=]\s*)?(anulad[ao]|nul[ao]|[A-E*X#])(?![\p{L}\d])/giu;

const entryOf = (text: string): KeyEntry => (/^[A-E]$/i.test(text) ? { letter: text.toUpperCase() } : 'annulled');

/** Words of a line with the middle of each, in points. */
function tokensOf(line: Line): Token[] {
  return line.runs.flatMap(({ text, x0, x1 }: TextRun) => {
    const width = (x1 - x0) / Math.max(text.length, 1);
    return [...text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      x: x0 + width * (match.index + match[0].length / 2),
    }));
  });
}

/** Names of booklets in one line, each with its position. */
function bookletsIn(line: Line): { booklet: Booklet; x: number }[] {
  return line.runs.flatMap((run) =>
    [
      ...run.text.matchAll(
        /\b(?:tipo|caderno|modelo|vers[ãa]o|prova)\b[^|]*?(?=\b(?:tipo|caderno|modelo|vers[ãa]o|prova)\b|$)/gi,
      ),
    ].flatMap((match) => {
      const colour = colourIn(match[0]);
      const booklet = bookletIn(match[0]) ?? (colour ? { type: '', colour } : null);
      const width = (run.x1 - run.x0) / Math.max(run.text.length, 1);
      return booklet ? [{ booklet, x: run.x0 + width * (match.index + match[0].length / 2) }] : [];
    }),
  );
}

/** All keys of a document: one for each booklet that it names, in order. */
function readKeySections(pages: readonly Page[]): Section[] {
  const sections: Section[] = [];
  let current: Section[] = [{ booklet: null, entries: new Map() }];
  let columns: number[] = [];
  let numbers: Token[] = [];
  let languages: PaperLanguage[] = [];
  for (const line of pages.flatMap((page) => linesOf(page.runs, page.number))) {
    const told = languagesIn(line.text).map(({ language }) => language);
    if (told.length > 0) languages = told;
    const named = bookletsIn(line);
    if (named.length > 0) {
      sections.push(...current);
      current = named.map(({ booklet }) => ({ booklet, entries: new Map() }));
      columns = named.map(({ x }) => x);
      numbers = [];
      continue;
    }
    const tokens = tokensOf(line);
    if (tokens.length >= 1 && tokens.every(({ text }) => NUMBER.test(text))) {
      numbers = tokens;
    } else if (tokens.length > 0 && tokens.every(({ text }) => ANSWER.test(text)) && numbers.length > 0) {
      for (const [number, answer] of pairsByPlace(numbers, tokens))
        current[0]?.entries.set(entryKey(number, null), answer);
      numbers = [];
    } else if (current.length > 1 && NUMBER.test(tokens[0]?.text ?? '')) {
      // One row a question, one column a booklet.
      const number = parseInt(tokens[0]?.text ?? '', 10);
      for (const { text, x } of tokens.slice(1)) {
        if (ANSWER.test(text)) current[nearest(columns, x)]?.entries.set(entryKey(number, null), entryOf(text));
      }
    } else {
      const ofLanguages = languages.length > 1 ? languageRows(tokens, languages) : [];
      for (const match of line.text.matchAll(PAIR))
        current[0]?.entries.set(entryKey(Number(match[1]), null), entryOf(match[2] ?? ''));
      for (const { number, language, answer } of ofLanguages)
        current[0]?.entries.set(entryKey(number, language), answer);
      for (const { number } of ofLanguages) current[0]?.entries.delete(entryKey(number, null));
    }
  }
  return [...sections, ...current].filter(({ entries }) => entries.size > 0);
}

/** Numbers that are followed by an answer for each language, in the languages' order: "1 C B" under "INGLÊS ESPANHOL". */
function languageRows(
  tokens: readonly Token[],
  languages: readonly PaperLanguage[],
): { number: number; language: PaperLanguage; answer: KeyEntry }[] {
  return tokens.flatMap(({ text }, at) => {
    if (!NUMBER.test(text)) return [];
    const answers = tokens.slice(at + 1, at + 1 + languages.length);
    const next = tokens[at + 1 + languages.length];
    const isRow = answers.length === languages.length && answers.every((one) => ANSWER.test(one.text));
    if (!isRow || (next && !NUMBER.test(next.text))) return [];
    return answers.map((answer, index) => ({
      number: parseInt(text, 10),
      language: languages[index] as PaperLanguage,
      answer: entryOf(answer.text),
    }));
  });
}

const nearest = (places: readonly number[], x: number): number =>
  places.reduce((best, place, at) => (Math.abs(place - x) < Math.abs((places[best] ?? Infinity) - x) ? at : best), 0);

/** Each answer belongs to the number above it. */
function pairsByPlace(numbers: readonly Token[], answers: readonly Token[]): [number, KeyEntry][] {
  const places = numbers.map(({ x }) => x);
  return answers.map(({ text, x }) => [parseInt(numbers[nearest(places, x)]?.text ?? '', 10), entryOf(text)]);
}

const TABLE_NUMBER = /^(\d{1,3})(?: ?\(?(\p{L}+)\)?)?$/u;

/** A key from lines `number;letter`, or `number (language);letter`, parted by a semicolon, a comma or a tab; a first line of names is passed over. Throws DocumentError. */
export function readKeyTable(text: string): AnswerKey {
  const entries = new Map<string, KeyEntry>();
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue;
    const [number = '', answer = ''] = line.split(/[;,\t]/).map((field) => field.trim().replace(/^"|"$/g, ''));
    const isHeader = at === 0 && !/^\d/.test(number);
    if (isHeader) continue;
    const [, digits, word] = TABLE_NUMBER.exec(number) ?? [];
    const language = word === undefined ? null : (languagesIn(word)[0]?.language ?? undefined);
    if (digits === undefined || language === undefined || !ANSWER.test(answer))
      throw new DocumentError(KEY_FAULTS.line(at + 1));
    entries.set(entryKey(Number(digits), language), entryOf(answer));
  }
  if (entries.size === 0) throw new DocumentError(KEY_FAULTS.noAnswers());
  return entries;
}

const nameOf = ({ booklet }: Section): string =>
  booklet ? [booklet.type && `tipo ${booklet.type}`, booklet.colour].filter(Boolean).join(' ') : 'sem nome';

/**
 * The key of one booklet.
 * @param wanted the booklet given on the command line, or else that printed on the paper; null where neither exists
 * @throws DocumentError that lists the available booklets, where the wanted one is missing or ambiguous
 */
export function readKey(pages: readonly Page[], wanted: Booklet | null): AnswerKey {
  const sections = readKeySections(pages);
  if (sections.length === 0) throw new DocumentError(KEY_FAULTS.unreadable());
  const fitting = wanted
    ? sections.filter(({ booklet }) => booklet === null || isSameBooklet(booklet, wanted))
    : sections;
  const names = [...new Set(sections.map(nameOf))].join(', ');
  if (fitting.length === 0) throw new DocumentError(KEY_FAULTS.otherBooklet(names));
  const kinds = new Set(fitting.map(({ booklet }) => JSON.stringify(booklet)));
  if (kinds.size > 1) throw new DocumentError(KEY_FAULTS.severalBooklets(names));
  return new Map(fitting.flatMap(({ entries }) => [...entries]));
}
