import { MULTIPLE_CHOICE } from './multiple-choice';
import type { FixedText, QuestionKind } from './question-kind';
import { SUMMATION } from './summation';
import { TRUE_OR_FALSE } from './true-or-false';

export { MULTIPLE_CHOICE, SUMMATION, TRUE_OR_FALSE };

/** Every kind of question, in the order of the option list. */
export const QUESTION_KINDS = [TRUE_OR_FALSE, MULTIPLE_CHOICE, SUMMATION] as const satisfies readonly QuestionKind[];

/** A kind's value on the wire. */
export type QuestionType = (typeof QUESTION_KINDS)[number]['value'];

/** All kinds, in the order of the option list. */
const KINDS: readonly QuestionKind<QuestionType>[] = QUESTION_KINDS;

/** The option list of the kinds. */
export const QUESTION_TYPES = QUESTION_KINDS.map(({ value, label }) => ({ value, label }));

/** The values of the kinds, for a column or a schema. */
export const QUESTION_TYPE_VALUES = QUESTION_KINDS.map(({ value }) => value) as [QuestionType, ...QuestionType[]];

/** The number of characters of the longest answer: of each kind the last one, which affirms every alternative if answers combine them. */
export const LONGEST_ANSWER = Math.max(
  ...KINDS.map(({ alternatives: { max }, answerCount, answerAt }) => answerAt(answerCount(max) - 1).length),
);

const BY_VALUE = new Map(KINDS.map((kind) => [kind.value, kind]));

/** The kind of a value on the wire; an unknown one, from a newer host, gets a fallback. */
export const questionKind = (value: QuestionType): QuestionKind<QuestionType> => BY_VALUE.get(value) ?? MULTIPLE_CHOICE;

/** A kind by its names in Moodle. */
interface MoodleKind {
  /** Moodle's type name. */
  kind: string;
  single: boolean;
  tags: readonly string[];
}

const tagOf = (value: string): string => `tipo:${value}`;

/** The kind with these Moodle properties; undefined if the bank supports none. */
export function kindOfMoodle({ kind, single, tags }: MoodleKind): QuestionKind<QuestionType> | undefined {
  const named = KINDS.filter(({ formats: { moodle } }) => moodle.type === kind);
  const alike = named.filter(({ formats: { moodle } }) => moodle.single === single);
  return alike.find(({ value }) => tags.includes(tagOf(value))) ?? alike[0] ?? named[0];
}

/** The tags that tell a kind in a file: one if an earlier kind has the same Moodle properties, otherwise none. */
export function kindTags({ value, formats: { moodle } }: QuestionKind<QuestionType>): string[] {
  const told = kindOfMoodle({ kind: moodle.type, single: moodle.single, tags: [] });
  return told?.value === value ? [] : [tagOf(value)];
}

/** The kind of a wording, derived from the letters of its alternatives. */
export function kindOfLetters(letters: readonly string[]): QuestionType {
  const kind = KINDS.find(
    ({ letterAt, fixedTexts }) =>
      letters.length === (fixedTexts?.length ?? letters.length) &&
      letters.length > 0 &&
      letters.every((letter, place) => letter === letterAt(place)),
  );
  return (kind ?? MULTIPLE_CHOICE).value;
}

/** Whether a letter is that of a combined answer and not of an alternative. */
export const isCombination = (letter: string): boolean => KINDS.some(({ partsOf }) => partsOf(letter).length > 1);

const fixedText = (letter: string, value: QuestionType): FixedText | undefined =>
  questionKind(value).fixedTexts?.find((one) => one.letter === letter);

/** The name of an alternative: its letter, or its text if the kind fixes it. */
export const alternativeName = (letter: string, value: QuestionType): string =>
  fixedText(letter, value)?.text ?? letter;

/** An answer's name in a text: "Alternativa B", "Certo", "Soma 21". */
export const answerName = (letter: string, value: QuestionType): string =>
  [questionKind(value).answerWord, alternativeName(letter, value)].filter(Boolean).join(' ');

/** Whether the alternative with that letter affirms the statement, for kinds in which alternatives do. */
export const affirms = (letter: string | null | undefined, value: QuestionType): boolean =>
  letter !== null && letter !== undefined && (fixedText(letter, value)?.affirms ?? false);
