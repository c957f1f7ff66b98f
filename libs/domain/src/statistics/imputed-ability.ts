import { abilityOf, logsOf, type Ability, type Item } from './item-response';
import { randomNumbers, type RandomNumbers } from './random-numbers';

/** An item whose parameters are estimates. */
export interface EstimatedItem extends Item {
  /** Covariances of ln a, b and logit c, 3 × 3 row by row; 0 for parameters that were not estimated. */
  readonly covariance: readonly number[];
}

/** An answer to an item whose parameters are estimates. */
export interface EstimatedItemAnswer {
  readonly item: EstimatedItem;
  readonly isRight: boolean;
}

interface Imputation {
  /** Whether all items share one discrimination, as in a Rasch model: it is then drawn once for all. */
  sharedSlope: boolean;
  /** Number of draws. */
  draws?: number;
  seed?: number;
}

const DRAWS = 64;
/** Fixed, so that equal answers have equal scores. */
const SEED = 20_220_101;

/**
 * Ability (EAP) with the error that item parameters add, by multiple imputation (Rubin 1987; for scale scores Yang, Hansen &
 * Cai 2012): parameters are drawn from their approximate posterior, normal in (ln a, b, logit c), and each draw gives an
 * ability θₘ with its error sₘ. The estimate is the mean of θₘ; its error is √(W + (1 + 1/M)·B) with W the mean of sₘ² and
 * B the variance of θₘ. Items are drawn independently of one another.
 */
export function estimateImputedAbility(
  answers: readonly EstimatedItemAnswer[],
  { sharedSlope, draws = DRAWS, seed = SEED }: Imputation,
): Ability {
  const items = answers.map(({ item }) => ({ item, factor: factorOf(item.covariance) }));
  const random = randomNumbers(seed);
  const isRight = (index: number) => answers[index]?.isRight ?? false;
  const drawn = Array.from({ length: draws }, () => {
    const slope = sharedSlope ? random.normal() : null;
    return abilityOf(
      items.map(({ item, factor }) => logsOf(drawItem(item, factor, { random, slope }))),
      isRight,
    );
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / draws;
  const theta = mean(drawn.map((one) => one.theta));
  const within = mean(drawn.map(({ standardError }) => standardError ** 2));
  const between = drawn.reduce((sum, one) => sum + (one.theta - theta) ** 2, 0) / Math.max(draws - 1, 1);
  return { theta, standardError: Math.sqrt(within + (1 + 1 / draws) * between) };
}

/** Guessing probabilities are kept away from 0 and 1, where the logit is infinite. */
const EDGE = 1e-6;

function drawItem(
  { a, b, c }: Item,
  factor: readonly number[],
  { random, slope }: { random: RandomNumbers; slope: number | null },
): Item {
  const z = [slope ?? random.normal(), random.normal(), random.normal()];
  const moved = (row: number) => z.reduce((sum, value, column) => sum + (factor[row * 3 + column] ?? 0) * value, 0);
  const guess = Math.min(1 - EDGE, Math.max(EDGE, c));
  return {
    a: a * Math.exp(moved(0)),
    b: b + moved(1),
    c: 1 / (1 + ((1 - guess) / guess) * Math.exp(-moved(2))),
  };
}

/** The lower triangular L with L·Lᵀ = the covariances (Cholesky), 3 × 3 row by row; rows without variance are 0. */
function factorOf(covariance: readonly number[]): number[] {
  const lower = new Array<number>(9).fill(0);
  const at = (row: number, column: number) => lower[row * 3 + column] ?? 0;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column <= row; column++) {
      let rest = covariance[row * 3 + column] ?? 0;
      for (let k = 0; k < column; k++) rest -= at(row, k) * at(column, k);
      if (row === column) lower[row * 3 + row] = Math.sqrt(Math.max(rest, 0));
      else lower[row * 3 + column] = at(column, column) > 0 ? rest / at(column, column) : 0;
    }
  return lower;
}
