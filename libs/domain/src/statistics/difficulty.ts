/**
 * Least number of first answers for measuring a question's difficulty: the 95 % interval of the share of right answers
 * is then at most 20 points wide, the width of one label.
 */
export const DIFFICULTY_MIN_ANSWERS = 100;

/** Least shares of right answers (0–1) for difficulties 1 to 4; 5 is below the last. */
const LEAST_SHARES = [0.8, 0.6, 0.4, 0.2] as const;

/**
 * Difficulty (1, very easy, to 5, as in `DIFFICULTIES`) from the share of right first answers, the classical item
 * difficulty, in five equal steps.
 * @returns null below `DIFFICULTY_MIN_ANSWERS`
 */
export function measuredDifficulty({ answers, right }: { answers: number; right: number }): number | null {
  if (answers < DIFFICULTY_MIN_ANSWERS) return null;
  const step = LEAST_SHARES.findIndex((share) => right >= share * answers);
  return step === -1 ? LEAST_SHARES.length + 1 : step + 1;
}
