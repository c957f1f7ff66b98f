import { QUESTION_KINDS, questionKind, kindOfLetters, type QuestionKind, type QuestionType } from '@mapa/domain';

/** Kinds of question whose alternatives have letters. */
const LETTERED: readonly QuestionKind<QuestionType>[] = QUESTION_KINDS.filter(({ fixedTexts }) => fixedTexts === null);

/** The letter after another one in the same kind; undefined after the last, and for text that is no letter. */
export function letterAfter(letter: string): string | undefined {
  for (const { alternatives, letterAt } of LETTERED)
    for (let place = 0; place + 1 < alternatives.max; place += 1)
      if (letterAt(place) === letter) return letterAt(place + 1);
  return undefined;
}

/** Whether a letter is that of a first alternative. */
export const isFirstLetter = (letter: string): boolean => LETTERED.some(({ letterAt }) => letterAt(0) === letter);

/** The kind of a question, from the letters of its alternatives. */
export const kindLettered = (letters: readonly string[]): QuestionKind<QuestionType> =>
  questionKind(kindOfLetters(letters));
