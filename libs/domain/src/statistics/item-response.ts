/**
 * Item response theory (TRI): the three-parameter logistic model of Birnbaum (in Lord & Novick, "Statistical Theories of
 * Mental Test Scores", 1968) and the expected a posteriori estimate of Bock & Mislevy (Applied Psychological
 * Measurement 6, 1982) under a standard normal prior.
 */

/** One item: discrimination `a`, difficulty `b` (both in logits) and the chance of a lucky guess `c` (0–1). */
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

/** Ability in logits with its standard error. */
export interface Ability {
  readonly theta: number;
  readonly standardError: number;
}

const GRID_LIMIT = 5;
const GRID_STEP = 0.05;
const GRID = Array.from(
  { length: Math.round((2 * GRID_LIMIT) / GRID_STEP) + 1 },
  (_, index) => -GRID_LIMIT + index * GRID_STEP,
);

/** Probability (0–1) that a student of ability `theta` answers the item rightly. */
export const probabilityOfRight = ({ a, b, c }: Item, theta: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

/** Expected a posteriori ability by quadrature on −5…5; without answers it is the prior's: 0 with standard error 1. */
export function estimateAbility(answers: readonly ItemAnswer[]): Ability {
  const logs = GRID.map((theta) =>
    answers.reduce(
      (sum, { item, isRight }) => {
        const p = probabilityOfRight(item, theta);
        return sum + Math.log(isRight ? p : 1 - p);
      },
      -(theta * theta) / 2,
    ),
  );
  // Taken from the highest, so that a long paper's tiny likelihoods do not vanish.
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const expect = (value: (theta: number) => number) =>
    GRID.reduce((sum, theta, index) => sum + value(theta) * (weights[index] ?? 0), 0) / total;
  const theta = expect((each) => each);
  return { theta, standardError: Math.sqrt(expect((each) => (each - theta) ** 2)) };
}

const SCORE_MEAN = 500;
const SCORE_DEVIATION = 100;

/** Ability on the scale that students know from ENEM: mean 500, standard deviation 100 points. */
export const scoreOf = ({ theta, standardError }: Ability): { score: number; standardError: number } => ({
  score: Math.round((SCORE_MEAN + SCORE_DEVIATION * theta) * 10) / 10,
  standardError: Math.round(SCORE_DEVIATION * standardError * 10) / 10,
});

const EDGE = 0.02;

/**
 * A first guess at an item from how a group answered it: `a` = 1, `c` = one in the number of alternatives, and `b` the
 * logit of the share that knew the answer once lucky guesses are taken out (Lord 1980, chapter 3). One imagined right
 * and one imagined wrong answer keep small groups from extremes.
 */
export function roughItem(group: { answers: number; right: number; alternatives: number }): Item {
  const c = 1 / Math.max(2, group.alternatives);
  const share = (group.right + 1) / (group.answers + 2);
  const known = Math.min(1 - EDGE, Math.max(EDGE, (share - c) / (1 - c)));
  return { a: 1, b: Math.log((1 - known) / known), c };
}

/**
 * How many points each wrong answer cost: the score if it alone had been right, less the score as it is. The errors that
 * cost most first; `index` points into `answers`.
 */
export function costOfErrors(answers: readonly ItemAnswer[]): { index: number; points: number }[] {
  const now = scoreOf(estimateAbility(answers)).score;
  return answers
    .flatMap((answer, index) => (answer.isRight ? [] : [index]))
    .map((wrong) => {
      const mended = answers.map((answer, index) => (index === wrong ? { ...answer, isRight: true } : answer));
      return { index: wrong, points: Math.round((scoreOf(estimateAbility(mended)).score - now) * 10) / 10 };
    })
    .sort((one, other) => other.points - one.points);
}
