import {
  abilityOf,
  logOfRight,
  logOfWrong,
  logsOf,
  probabilityOfRight,
  type Item,
  type ItemAnswer,
} from './item-response';
import { randomNumbers } from './random-numbers';

/** Fewest items for which a student's person fit is shown. */
export const LEAST_FIT_ITEMS = 20;

/** Fit of an answer pattern to the model. */
export interface PersonFit {
  /** Standardised log-likelihood; the lower, the more surprising the pattern. */
  readonly lz: number;
  /** Share (0–1) of simulated patterns of the same ability that are at least as surprising. */
  readonly p: number;
}

/** The l_z of Drasgow, Levine & Williams (British Journal of Mathematical and Statistical Psychology 38, 1985) at `theta`. */
function standardisedLogLikelihood(items: readonly Item[], isRight: (index: number) => boolean, theta: number): number {
  let excess = 0;
  let variance = 0;
  for (const [index, item] of items.entries()) {
    const p = probabilityOfRight(item, theta);
    const logOdds = logOfRight(item, theta) - logOfWrong(item, theta);
    // What remains of x·ln p + (1 − x)·ln q − (p·ln p + q·ln q).
    excess += ((isRight(index) ? 1 : 0) - p) * logOdds;
    variance += p * (1 - p) * logOdds ** 2;
  }
  return variance > 0 ? excess / Math.sqrt(variance) : 0;
}

const SIMULATIONS = 400;

/** Fixed, so that equal patterns have equal fits. */
const SEED = 0x6d2b79f5;

/**
 * Fit of a response pattern to the model. The distribution of l_z at an estimated ability is not standard normal, least
 * of all with an EAP, which is drawn to the mean: therefore it is compared with patterns simulated at the estimated
 * ability, each with its own estimate (the resampling of de la Torre & Deng, Journal of Educational Measurement 45,
 * 2008).
 * @returns null below `LEAST_FIT_ITEMS` items
 */
export function fitOf(answers: readonly ItemAnswer[]): PersonFit | null {
  if (answers.length < LEAST_FIT_ITEMS) return null;
  const items = answers.map(({ item }) => item);
  const logs = items.map(logsOf);
  /** l_z at the pattern's own estimate, with that estimate. */
  const measure = (isRight: (index: number) => boolean) => {
    const { theta } = abilityOf(logs, isRight);
    return { theta, lz: standardisedLogLikelihood(items, isRight, theta) };
  };
  const { theta, lz } = measure((index) => answers[index]?.isRight ?? false);
  const chances = items.map((item) => probabilityOfRight(item, theta));
  const { uniform } = randomNumbers(SEED);
  let asSurprising = 0;
  for (let run = 0; run < SIMULATIONS; run++) {
    const drawn = chances.map((chance) => uniform() < chance);
    if (measure((index) => drawn[index] ?? false).lz <= lz) asSurprising++;
  }
  return { lz, p: (asSurprising + 1) / (SIMULATIONS + 1) };
}
