/** A class predicted for a held-back question, with its probability. */
export interface Judged {
  probability: number;
  right: boolean;
}

/** Effect of a threshold on the questions that it was chosen on. */
export interface Threshold {
  probability: number;
  precision: number;
  coverage: number;
}

/** A share of fewer questions is not meaningful. */
const FEWEST = 50;

/**
 * The lowest probability from which at least `precision` of the held-back questions are right. Null if there is none or
 * too few questions reach it: then nothing is applied.
 */
export function chooseThreshold(judged: readonly Judged[], precision: number): Threshold | null {
  const ranked = [...judged].sort((one, other) => other.probability - one.probability);
  let chosen: Threshold | null = null;
  let right = 0;
  for (const [at, each] of ranked.entries()) {
    if (each.right) right += 1;
    // Questions of equal probability are applied together or not at all.
    if (ranked[at + 1]?.probability === each.probability) continue;
    const applied = at + 1;
    if (applied >= FEWEST && right / applied >= precision)
      chosen = { probability: each.probability, precision: right / applied, coverage: applied / ranked.length };
  }
  return chosen;
}

/**
 * The joint effect of several thresholds, each on its own questions. Null if none applies.
 * @param questions the number of all questions, including those without a threshold
 */
export function togetherOf(
  judged: readonly (readonly Judged[])[],
  thresholds: readonly (Threshold | null)[],
  questions: number,
): Omit<Threshold, 'probability'> | null {
  const applied = judged.flatMap((some, at) => {
    const least = thresholds[at]?.probability ?? Infinity;
    return some.filter(({ probability }) => probability >= least);
  });
  if (applied.length === 0) return null;
  return {
    precision: applied.filter(({ right }) => right).length / applied.length,
    coverage: applied.length / questions,
  };
}
