import { itemOf, logistic, type FreeItem } from './model';

/** A normal distribution of the logarithms of the discriminations. */
export interface SlopePrior {
  readonly mean: number;
  readonly variance: number;
}

/** Before any answers: an item with D = 1 has a = e^0.3, usually within a factor of e. */
export const SLOPE_PRIOR: SlopePrior = { mean: 0.3, variance: 0.25 };
/** Weight of `SLOPE_PRIOR`, as a number of items beside those of the paper. */
const SLOPE_PRIOR_ITEMS = 10;
const B_VARIANCE = 4;
/** Weight of the prior of c, as a number of guessed answers. */
const GUESS_ANSWERS = 20;

/**
 * The prior of the discriminations from the paper's items (the hierarchical prior of Mislevy 1986): mean and variance
 * of ln a over the items, with `SLOPE_PRIOR` counting as ten more.
 * @param variances uncertainty of each ln a, added to the variance of their estimates, which the prior has shrunk
 */
export function slopePriorOf(items: readonly FreeItem[], variances: readonly number[]): SlopePrior {
  const total = items.length + SLOPE_PRIOR_ITEMS;
  const mean = (SLOPE_PRIOR_ITEMS * SLOPE_PRIOR.mean + items.reduce((sum, [logA]) => sum + logA, 0)) / total;
  const squares = items.reduce((sum, [logA], index) => sum + (logA - mean) ** 2 + (variances[index] ?? 0), 0);
  return { mean, variance: (SLOPE_PRIOR_ITEMS * SLOPE_PRIOR.variance + squares) / total };
}

/**
 * Adds the derivative of an item's log prior and its information: ln a ~ N(`slope`), b ~ N(0, 2²), c ~ Beta with its mode
 * at `guess`.
 * @param gradient by ln a, b, logit c
 * @param information 3 × 3, row by row
 */
export function addPrior(
  [logA, b, logitC]: FreeItem,
  { slope, guess }: { slope: SlopePrior; guess: number },
  gradient: Float64Array,
  information: Float64Array,
): void {
  const c = logistic(logitC);
  const add = (values: Float64Array, at: number, value: number) => {
    values[at] = (values[at] ?? 0) + value;
  };
  add(gradient, 0, (slope.mean - logA) / slope.variance);
  add(gradient, 1, -b / B_VARIANCE);
  add(gradient, 2, GUESS_ANSWERS * (guess - c));
  add(information, 0, 1 / slope.variance);
  add(information, 4, 1 / B_VARIANCE);
  add(information, 8, GUESS_ANSWERS * c * (1 - c));
}

/** The logarithm of the density whose derivative `addPrior` adds, up to a constant. */
export function logPriorOf(free: FreeItem, { slope, guess }: { slope: SlopePrior; guess: number }): number {
  const { b, c } = itemOf(free);
  return (
    -((free[0] - slope.mean) ** 2) / (2 * slope.variance) -
    (b * b) / (2 * B_VARIANCE) +
    GUESS_ANSWERS * (guess * Math.log(c) + (1 - guess) * Math.log1p(-c))
  );
}
