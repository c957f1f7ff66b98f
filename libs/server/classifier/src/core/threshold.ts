/** A class that was given to a held-back question, with its probability. */
export interface Judged {
  probability: number;
  right: boolean;
}

/** What a threshold does on the questions that it was chosen on. */
export interface Threshold {
  probability: number;
  precision: number;
  coverage: number;
}

/** A share of fewer questions says nothing. */
const FEWEST = 50;

/**
 * The lowest probability from which on at least `precision` of the held-back questions are right. Null where there is none,
 * or where too few questions reach it: then nothing is applied.
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
 * What several thresholds do together, each on its own questions. Null where none is applied.
 * @param questions how many questions there are, those included that have no threshold
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
