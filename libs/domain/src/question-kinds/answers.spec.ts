import fc from 'fast-check';
import { affirmedBy, affirmedIds, alternativesAmong, answerAfter, answerLetter, possibleAnswers } from './answers';
import { MULTIPLE_CHOICE, SUMMATION, isCombination } from './question-kinds';

fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

/** A question with this many propositions, as the bank stores it: one row for each answer. */
const summation = (propositions: number) => {
  const rows = Array.from({ length: 2 ** propositions - 1 }, (_, at) => ({
    id: 500 + at,
    letra: String(at + 1).padStart(2, '0'),
  }));
  return { tipo: SUMMATION.value, ...alternativesAmong(rows) };
};

const choice = {
  tipo: MULTIPLE_CHOICE.value,
  alternativas: ['A', 'B', 'C'].map((letra, at) => ({ id: 7 + at, letra })),
};

/** The number of propositions, and those that a student presses one after the other. */
const presses = fc
  .integer({ min: 2, max: 7 })
  .chain((propositions) =>
    fc.tuple(fc.constant(propositions), fc.array(fc.integer({ min: 0, max: propositions - 1 }), { maxLength: 20 })),
  );

describe('a question of somatório', () => {
  it('shows its propositions alone, and accepts every sum as an answer', () => {
    const question = summation(5);
    expect(question.alternativas.map(({ letra }) => letra)).toEqual(['01', '02', '04', '08', '16']);
    expect(possibleAnswers(question)).toHaveLength(31);
    expect(possibleAnswers(question)[20]).toEqual({ id: 520, letra: '21' });
    expect([21, 31, 32].map((sum) => answerLetter(question, 499 + sum))).toEqual(['21', '31', undefined]);
  });

  it('is answered by the sum of the ticked propositions, in any order', () => {
    fc.assert(
      fc.property(presses, ([propositions, pressed]) => {
        const question = summation(propositions);
        const ticked = new Set<number>();
        let answer: number | null = null;
        for (const place of pressed) {
          if (!ticked.delete(place)) ticked.add(place);
          answer = answerAfter(question, answer, question.alternativas[place]?.id ?? 0);
          const sum = [...ticked].reduce((total, one) => total + ([1, 2, 4, 8, 16, 32, 64][one] ?? 0), 0);
          expect(Number(answerLetter(question, answer) ?? 0)).toBe(sum);
          expect(answer === null).toBe(sum === 0);
          expect([...affirmedIds(question, answer)].sort()).toEqual(
            [...ticked].map((one) => question.alternativas[one]?.id).sort(),
          );
        }
      }),
    );
  });

  it('gives the propositions of every sum, and the sum of these', () => {
    for (let sum = 1; sum < 128; sum += 1) {
      const letter = String(sum).padStart(2, '0');
      const parts = SUMMATION.partsOf(letter);
      expect(parts.reduce((total, part) => total + Number(part), 0)).toBe(sum);
      expect(SUMMATION.answerOf(parts)).toBe(letter);
      expect(isCombination(letter)).toBe(![1, 2, 4, 8, 16, 32, 64].includes(sum));
    }
    expect(['00', '128', 'A', '', '1.5', '-1'].map(SUMMATION.partsOf)).toEqual([[], [], [], [], [], []]);
  });

  it('writes a sum out with its addends', () => {
    expect(['21', '08', '99'].map(SUMMATION.keyText)).toEqual(['21 (01 + 04 + 16)', '08', '99 (01 + 02 + 32 + 64)']);
  });
});

describe('a question with one right alternative', () => {
  it('is answered by the last alternative that was pressed', () => {
    expect(answerAfter(choice, 7, 8)).toBe(8);
    expect([...affirmedIds(choice, 8)]).toEqual([8]);
    expect([...affirmedBy(choice, 'C')]).toEqual([9]);
    expect([...affirmedIds(choice, null)]).toEqual([]);
  });

  it('has no other answers than its alternatives', () => {
    expect(alternativesAmong(choice.alternativas)).toEqual({ alternativas: choice.alternativas });
    expect(possibleAnswers(choice)).toBe(choice.alternativas);
  });
});
