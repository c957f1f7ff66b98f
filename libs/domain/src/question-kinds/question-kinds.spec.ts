import {
  MULTIPLE_CHOICE,
  QUESTION_KINDS,
  TRUE_OR_FALSE,
  affirms,
  alternativeName,
  kindOfLetters,
} from './question-kinds';

const { value: trueOrFalse } = TRUE_OR_FALSE;
const { value: multipleChoice } = MULTIPLE_CHOICE;

describe('kinds of questions', () => {
  it.each(QUESTION_KINDS)('letters its alternatives so that the letters identify $value', ({ value, letterAt }) => {
    expect(kindOfLetters([0, 1].map(letterAt))).toBe(value);
  });

  it('letters alternatives as exams do', () => {
    expect([0, 1, 4].map(MULTIPLE_CHOICE.letterAt)).toEqual(['A', 'B', 'E']);
    expect([0, 1].map(TRUE_OR_FALSE.letterAt)).toEqual(['C', 'E']);
  });

  it.each([['C'], ['C', 'D'], ['E', 'C'], ['C', 'E', 'F'], []])(
    'reads any other letters as multiple choice',
    (...letters) => expect(kindOfLetters(letters)).toBe(multipleChoice),
  );

  it('names an alternative by its word if the kind has fixed words', () => {
    expect(['C', 'E', 'B'].map((letter) => alternativeName(letter, trueOrFalse))).toEqual(['Certo', 'Errado', 'B']);
    expect(alternativeName('C', multipleChoice)).toBe('C');
  });

  it('says which alternatives affirm the statement', () => {
    expect(['C', 'E', null, undefined].map((letter) => affirms(letter, trueOrFalse))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(affirms('C', multipleChoice)).toBe(false);
  });
});
