import {
  LONGEST_ANSWER,
  MULTIPLE_CHOICE,
  QUESTION_KINDS,
  TRUE_OR_FALSE,
  affirms,
  alternativeName,
  isCombination,
  kindOfLetters,
  kindOfMoodle,
  kindTags,
} from './question-kinds';

const { value: trueOrFalse } = TRUE_OR_FALSE;
const { value: multipleChoice } = MULTIPLE_CHOICE;

describe('kinds of questions', () => {
  it.each(QUESTION_KINDS)('letters its alternatives so that the letters identify $value', ({ value, letterAt }) => {
    expect(kindOfLetters([0, 1].map(letterAt))).toBe(value);
  });

  it('have letters of their own, by which a wording and the columns of a table tell them', () => {
    const letters = QUESTION_KINDS.filter(({ fixedTexts }) => fixedTexts === null).flatMap(
      ({ alternatives, letterAt }) => Array.from({ length: alternatives.max }, (_, place) => letterAt(place)),
    );
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.filter(isCombination)).toEqual([]);
  });

  it.each(QUESTION_KINDS.filter(({ isSingle }) => !isSingle))(
    'number the answers of $value by the alternatives that they affirm, as earlier versions are compared',
    ({ alternatives, answerAt, answerCount, answerOf, letterAt, partsOf }) => {
      const count = answerCount(alternatives.max);
      expect(count).toBe(2 ** alternatives.max - 1);
      for (let place = 0; place < count; place += 1) {
        const bits = Array.from({ length: alternatives.max }, (_, bit) => bit).filter(
          (bit) => (place + 1) & (2 ** bit),
        );
        const answer = answerAt(place);
        expect([answer, partsOf(answer)]).toEqual([answer, bits.map(letterAt)]);
        expect(answerOf(partsOf(answer))).toBe(answer);
      }
    },
  );

  it.each(QUESTION_KINDS)(
    'have no answer longer than the longest: $value',
    ({ alternatives, answerAt, answerCount }) => {
      const lengths = Array.from({ length: answerCount(alternatives.max) }, (_, place) => answerAt(place).length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_ANSWER);
      expect(Math.min(...lengths)).toBeGreaterThan(0);
    },
  );

  it.each(QUESTION_KINDS)('are told in any file: $value', (kind) => {
    const { type, single } = kind.formats.moodle;
    expect(kindOfMoodle({ kind: type, single, tags: ['ano:2024', ...kindTags(kind)] })).toBe(kind);
  });

  it('take a tag for a kind only where the file describes one', () => {
    const tags = [`tipo:${trueOrFalse}`];
    expect(kindOfMoodle({ kind: 'multichoice', single: true, tags })).toBe(MULTIPLE_CHOICE);
    expect(kindOfMoodle({ kind: 'essay', single: true, tags })).toBeUndefined();
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
