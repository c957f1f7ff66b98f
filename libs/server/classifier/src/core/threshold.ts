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
