/**
 * Item response theory (TRI): the three-parameter logistic model of Birnbaum (in Lord & Novick, "Statistical Theories of
 * Mental Test Scores", 1968) with D = 1, and the expected a posteriori (EAP) estimate of Bock & Mislevy (Applied
 * Psychological Measurement 6, 1982) under a standard normal prior, as INEP computes the scores of ENEM: 40 equally
 * spaced quadrature points on −4…4 (INEP, "Entenda a sua nota no Enem", 2021). docs/science.md repeats the formulas.
 */

/** One item: discrimination `a`, difficulty `b` (both on the logit scale) and the chance of a lucky guess `c` (0–1). */
export interface Item {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** An answer to an item. */
export interface ItemAnswer {
  readonly item: Item;
  readonly isRight: boolean;
}

/** Ability in logits with the standard deviation of its posterior. */
export interface Ability {
  readonly theta: number;
  readonly standardError: number;
}

/** A linear scale: a score is `k` · θ + `d`, in points. */
export interface ScoreScale {
  readonly k: number;
  readonly d: number;
}

/** A score in points, unrounded, with its standard error. */
export interface Score {
  readonly score: number;
  readonly standardError: number;
}

const NODE_LIMIT = 4;
const NODE_COUNT = 40;
const NODES = Float64Array.from(
  { length: NODE_COUNT },
  (_, index) => -NODE_LIMIT + (2 * NODE_LIMIT * index) / (NODE_COUNT - 1),
);

/** ln(1 + eˣ) without overflow. */
const softplus = (x: number): number => (x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x)));

/** Probability (0–1) that a student of ability `theta` answers the item correctly. */
export const probabilityOfRight = ({ a, b, c }: Item, theta: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

/** Natural logarithm of the probability of a right answer; finite for every finite item. */
export function logOfRight(item: Item, theta: number): number {
  return item.c > 0 ? Math.log(probabilityOfRight(item, theta)) : -softplus(-item.a * (theta - item.b));
}

/** Natural logarithm of the probability of a wrong answer; finite for `c` < 1. */
export const logOfWrong = ({ a, b, c }: Item, theta: number): number => Math.log1p(-c) - softplus(a * (theta - b));

/** Logarithms of the probabilities of a right and of a wrong answer to one item at each node. */
interface ItemLogs {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

/** The logarithms of an item for `abilityOf`; computed once for estimating many patterns of the same items. */
export const logsOf = (item: Item): ItemLogs => ({
  right: NODES.map((theta) => logOfRight(item, theta)),
  wrong: NODES.map((theta) => logOfWrong(item, theta)),
});

const LOG_PRIOR = NODES.map((theta) => -(theta * theta) / 2);

/** Logarithm of prior × likelihood at each node, up to a constant. */
function logPosterior(items: readonly ItemLogs[], isRight: (index: number) => boolean): Float64Array {
  const sums = LOG_PRIOR.slice();
  for (const [index, logs] of items.entries()) {
    const chosen = isRight(index) ? logs.right : logs.wrong;
    for (let node = 0; node < NODE_COUNT; node++) sums[node] = (sums[node] ?? 0) + (chosen[node] ?? 0);
  }
  return sums;
}

/** Mean and standard deviation of a posterior given by its logarithm at the nodes. */
function momentsOf(logs: Float64Array): Ability {
  // Weights are relative to the highest, so that the tiny likelihoods of a long paper do not underflow.
  const highest = logs.reduce((most, log) => Math.max(most, log), -Infinity);
  let total = 0;
  let first = 0;
  let second = 0;
  for (const [index, theta] of NODES.entries()) {
    const weight = Math.exp((logs[index] ?? -Infinity) - highest);
    total += weight;
    first += weight * theta;
    second += weight * theta * theta;
  }
  const theta = first / total;
  return { theta, standardError: Math.sqrt(Math.max(second / total - theta * theta, 0)) };
}

/** Expected a posteriori ability; without answers it is the prior: 0 with a standard error of nearly 1. */
export const estimateAbility = (answers: readonly ItemAnswer[]): Ability =>
  abilityOf(
    answers.map(({ item }) => logsOf(item)),
    (index) => answers[index]?.isRight ?? false,
  );

/**
 * Ability estimated from items whose logarithms (`logsOf`) are precomputed; `isRight` returns whether the answer to the
 * item of an index is right.
 */
export const abilityOf = (items: readonly ItemLogs[], isRight: (index: number) => boolean): Ability =>
  momentsOf(logPosterior(items, isRight));

/** The scale of papers without one of their own: mean 500, standard deviation 100 points. */
export const DEFAULT_SCALE: ScoreScale = { k: 100, d: 500 };

/** An ability on a scale, in points, unrounded. */
export const scoreOf = ({ theta, standardError }: Ability, { k, d }: ScoreScale = DEFAULT_SCALE): Score => ({
  score: k * theta + d,
  standardError: k * standardError,
});

/**
 * Points lost by each wrong answer: the score if it alone had been right, minus the actual score, unrounded. Largest
 * first; `index` points into `answers`.
 */
export function costOfErrors(
  answers: readonly ItemAnswer[],
  scale: ScoreScale = DEFAULT_SCALE,
): { index: number; points: number }[] {
  const items = answers.map(({ item }) => logsOf(item));
  const logs = logPosterior(items, (index) => answers[index]?.isRight ?? false);
  const now = momentsOf(logs).theta;
  return items
    .flatMap(({ right, wrong }, index) => {
      if (answers[index]?.isRight) return [];
      const mended = logs.map((log, node) => log - (wrong[node] ?? 0) + (right[node] ?? 0));
      return [{ index, points: scale.k * (momentsOf(mended).theta - now) }];
    })
    .sort((one, other) => other.points - one.points);
}
