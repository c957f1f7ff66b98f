import { MASTERY_SHARE, isMastered } from '../../statistics/mastery';
import { wilsonInterval } from '../../statistics/proportion';

/** What a student's first answers say about an assunto. */
export type Strength = 'strong' | 'weak' | 'open' | 'untouched';

/**
 * Strong: mastered (`isMastered`). Weak: the upper bound of the same interval misses the share of mastery. Open: the
 * answers tell neither.
 */
export function strengthOf(answered: number, correct: number): Strength {
  if (answered === 0) return 'untouched';
  if (isMastered(correct, answered)) return 'strong';
  return wilsonInterval(correct, answered).high < MASTERY_SHARE ? 'weak' : 'open';
}

/** Parts of a programme by its expected points; they sum to 1. */
export type Coverage = Record<Strength, number> & {
  /** Still untouched, and planned up to then. */
  planned: number;
};

/** An assunto with its expected points and the results in it. */
interface Part {
  points: number;
  answered: number;
  correct: number;
  /** Questions of it that the plan holds up to then. */
  planned?: number;
}

/** The coverage of a programme; all untouched for one without points. */
export function coverageOf(parts: readonly Part[]): Coverage {
  const coverage: Coverage = { strong: 0, weak: 0, open: 0, planned: 0, untouched: 0 };
  const sum = parts.reduce((all, { points }) => all + points, 0);
  if (sum <= 0) return { ...coverage, untouched: 1 };
  for (const { points, answered, correct, planned = 0 } of parts) {
    const strength = strengthOf(answered, correct);
    coverage[strength === 'untouched' && planned > 0 ? 'planned' : strength] += points / sum;
  }
  return coverage;
}
