import { MULTIPLE_CHOICE } from './multiple-choice';
import type { FixedText, QuestionKind } from './question-kind';
import { TRUE_OR_FALSE } from './true-or-false';

export { MULTIPLE_CHOICE, TRUE_OR_FALSE };

/** Every kind of question, in the order of the option list. */
export const QUESTION_KINDS = [TRUE_OR_FALSE, MULTIPLE_CHOICE] as const satisfies readonly QuestionKind[];

/** A kind's value on the wire. */
export type QuestionType = (typeof QUESTION_KINDS)[number]['value'];

/** The option list of the kinds. */
export const QUESTION_TYPES = QUESTION_KINDS.map(({ value, label }) => ({ value, label }));

/** The values of the kinds, as a column or a schema lists them. */
export const QUESTION_TYPE_VALUES = QUESTION_KINDS.map(({ value }) => value) as [QuestionType, ...QuestionType[]];

const BY_VALUE: Readonly<Record<QuestionType, QuestionKind<QuestionType>>> = {
  [TRUE_OR_FALSE.value]: TRUE_OR_FALSE,
  [MULTIPLE_CHOICE.value]: MULTIPLE_CHOICE,
};

/** The kind of a value on the wire. */
export const questionKind = (value: QuestionType): QuestionKind<QuestionType> => BY_VALUE[value];

/** The kind that Moodle calls so; undefined where the bank takes none of that name. */
export const kindOfMoodle = (name: string): QuestionKind<QuestionType> | undefined =>
  QUESTION_KINDS.find(({ moodleName }) => moodleName === name);

/** The kind of a wording that is known by the letters of its alternatives alone. */
export function kindOfLetters(letters: readonly string[]): QuestionType {
  const joined = letters.join(' ');
  const fixed = QUESTION_KINDS.find(({ fixedTexts }) => fixedTexts?.map(({ letter }) => letter).join(' ') === joined);
  return fixed?.value ?? MULTIPLE_CHOICE.value;
}

const fixedText = (letter: string, value: QuestionType): FixedText | undefined =>
  questionKind(value).fixedTexts?.find((one) => one.letter === letter);

/** The name of an alternative: its letter, or the whole text where that is the same in every question of the kind. */
export const alternativeName = (letter: string, value: QuestionType): string =>
  fixedText(letter, value)?.text ?? letter;

/** Whether the alternative of that letter affirms the statement, in a kind whose alternatives do. */
export const affirms = (letter: string | null | undefined, value: QuestionType): boolean =>
  letter !== null && letter !== undefined && (fixedText(letter, value)?.affirms ?? false);
