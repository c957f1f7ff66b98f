import { QUESTION_KINDS } from '@mapa/domain';
import { DocumentError, KEY_FAULTS } from '../document/document-error';
import { languagesIn, type PaperLanguage } from '../paper/languages';

/** The right letter of a question, or that it was annulled. */
export type KeyEntry = { letter: string } | 'annulled';

/** A board's answers, by the question's number, and by number and language where a number is asked in several. */
export type AnswerKey = ReadonlyMap<string, KeyEntry>;

/** A question, identified as in a key. */
interface Asked {
  number: number;
  language: PaperLanguage | null;
}

/** The key of an entry in `AnswerKey`. */
export const entryKey = (number: number, language: PaperLanguage | null): string =>
  language === null ? String(number) : `${number} ${language}`;

/** Whether a question in a language has only an answer given without language, so that its own answer is unknown. */
export const isForAnyLanguage = (key: AnswerKey, { number, language }: Asked): boolean =>
  language !== null && !key.has(entryKey(number, language)) && key.has(entryKey(number, null));

/** The answer of a question: the one of its language, or else the only one of its number. */
export const answerOf = (key: AnswerKey, { number, language }: Asked): KeyEntry | undefined =>
  key.get(entryKey(number, language)) ?? key.get(entryKey(number, null));

/** The numbers that a key answers, each once. */
export const numbersIn = (key: AnswerKey): number[] => [...new Set([...key.keys()].map((one) => parseInt(one, 10)))];

const ANSWER = /^(?:[A-E]|\*+|X|#|anulad[ao]s?|nul[ao]|anul\.?)$/i;

/** Whether a word is an answer: a letter, or a sign that the question is annulled. */
export const isAnswer = (text: string): boolean => ANSWER.test(text);

/** Parses a word that `isAnswer` accepts. */
export const entryOf = (text: string): KeyEntry =>
  /^[A-E]$/i.test(text) ? { letter: text.toUpperCase() } : 'annulled';

/** Whether two answers are equal. */
export const isSameEntry = (one: KeyEntry, other: KeyEntry): boolean =>
  one === 'annulled' || other === 'annulled' ? one === other : one.letter === other.letter;

/** The sum of the right propositions; within a grid such a number would be read as a question's. */
const SUM = /^\d{1,3}$/;

/** An answer that combines alternatives, as its kind writes it; null for any other word. */
function combinedAnswer(text: string): string | null {
  // The question's propositions decide whether a sum is one of theirs.
  if (SUM.test(text)) return text.padStart(2, '0');
  for (const { isSingle, partsOf, answerOf } of QUESTION_KINDS) {
    const answer = isSingle ? null : answerOf(partsOf(text.toUpperCase()));
    if (answer !== null) return answer;
  }
  return null;
}

const TABLE_NUMBER = /^(\d{1,3})(?: ?\(?(\p{L}+)\)?)?$/u;

/**
 * Parses a key of lines `number;letter`, `number (language);letter` or `number;answer` of a kind that combines
 * alternatives, separated by semicolon, comma or tab; skips a heading line. Throws DocumentError.
 */
export function readKeyTable(text: string): AnswerKey {
  const entries = new Map<string, KeyEntry>();
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue;
    const [number = '', answer = ''] = line.split(/[;,\t]/).map((field) => field.trim().replace(/^"|"$/g, ''));
    const isHeader = at === 0 && !/^\d/.test(number);
    if (isHeader) continue;
    const [, digits, word] = TABLE_NUMBER.exec(number) ?? [];
    const language = word === undefined ? null : (languagesIn(word)[0]?.language ?? undefined);
    const combined = isAnswer(answer) ? null : combinedAnswer(answer);
    if (digits === undefined || language === undefined || !(isAnswer(answer) || combined !== null))
      throw new DocumentError(KEY_FAULTS.line(at + 1));
    entries.set(entryKey(Number(digits), language), combined === null ? entryOf(answer) : { letter: combined });
  }
  if (entries.size === 0) throw new DocumentError(KEY_FAULTS.noAnswers());
  return entries;
}
