import type { Item } from '@mapa/domain';

/** The unbounded parameters of an item: ln a, b and logit c. */
export type FreeItem = [logA: number, b: number, logitC: number];

const NODE_LIMIT = 5;

/** Nodes of the quadrature over ability: 41 equally spaced on −5…5. */
const NODES = Float64Array.from({ length: 41 }, (_, index) => -NODE_LIMIT + (2 * NODE_LIMIT * index) / 40);
export const NODE_COUNT = NODES.length;

/** Weights of the nodes under a standard normal distribution of ability; their sum is 1. */
export const NODE_WEIGHTS = (() => {
  const densities = NODES.map((theta) => Math.exp(-(theta * theta) / 2));
  const total = densities.reduce((sum, density) => sum + density, 0);
  return densities.map((density) => density / total);
})();

/** The logistic function 1/(1 + e⁻ˣ). */
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** Its inverse: the logarithm of the odds of a probability in 0–1. */
export const logit = (p: number): number => Math.log(p / (1 - p));

/** The usual parameters: a, b, c. */
export const itemOf = ([logA, b, logitC]: FreeItem): Item => ({ a: Math.exp(logA), b, c: logistic(logitC) });

/** The curve of an item at each node, with its derivatives by ln a, b and logit c. */
export interface Curve {
  readonly p: Float64Array;
  readonly derivatives: readonly [Float64Array, Float64Array, Float64Array];
}

/**
 * The item's curve. With s = logistic(a(θ − b)) and P = c + (1 − c)·s: ∂P/∂ln a = (1 − c)·s(1 − s)·a(θ − b),
 * ∂P/∂b = −(1 − c)·s(1 − s)·a, ∂P/∂logit c = (1 − s)·c(1 − c).
 */
export function curveOf(free: FreeItem): Curve {
  const { a, b, c } = itemOf(free);
  const s = NODES.map((theta) => logistic(a * (theta - b)));
  const slope = s.map((value) => (1 - c) * value * (1 - value));
  return {
    p: s.map((value) => c + (1 - c) * value),
    derivatives: [
      NODES.map((theta, node) => (slope[node] ?? 0) * a * (theta - b)),
      slope.map((value) => -value * a),
      s.map((value) => (1 - value) * c * (1 - c)),
    ],
  };
}
