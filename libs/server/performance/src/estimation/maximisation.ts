import { inverseOf } from './linear';
import { curveOf, NODE_COUNT, type FreeItem } from './model';
import type { Expected } from './expectation';
import { addPrior, type SlopePrior } from './priors';

/** Derivative of an item's log likelihood by ln a, b, logit c, and its Fisher information, 3 × 3 row by row. */
interface ItemTerms {
  readonly gradient: Float64Array;
  readonly information: Float64Array;
}

/** The terms of one item from its expected answers at the nodes: Σ (r − n·P)/(PQ) · ∂P and Σ n/(PQ) · ∂P ∂Pᵀ. */
export function itemTermsOf(free: FreeItem, { counts, rights }: Expected, item: number): ItemTerms {
  const gradient = new Float64Array(3);
  const information = new Float64Array(9);
  const { p, derivatives } = curveOf(free);
  for (const [node, chance] of p.entries()) {
    const count = counts[item * NODE_COUNT + node] ?? 0;
    if (count === 0) continue;
    const variance = Math.max(chance * (1 - chance), 1e-12);
    const residual = ((rights[item * NODE_COUNT + node] ?? 0) - count * chance) / variance;
    for (const [row, byRow] of derivatives.entries()) {
      const slope = byRow[node] ?? 0;
      gradient[row] = (gradient[row] ?? 0) + residual * slope;
      for (const [column, byColumn] of derivatives.entries()) {
        const at = row * 3 + column;
        information[at] = (information[at] ?? 0) + (count / variance) * slope * (byColumn[node] ?? 0);
      }
    }
  }
  return { gradient, information };
}

const STEPS = 6;
const LARGEST_STEP = 0.7;
const SMALLEST_STEP = 1e-6;

const bounded = (step: number): number => Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, step));

/** An item at the maximum of its expected posterior. */
interface Maximum {
  readonly free: FreeItem;
  /** Variance of ln a from the expected answers. */
  readonly slopeVariance: number;
}

/** M step of a 3PL item: Fisher scoring with bounded steps, so that it cannot diverge. */
export function maximise(
  start: FreeItem,
  expected: Expected,
  item: number,
  prior: { slope: SlopePrior; guess: number },
): Maximum {
  const free: FreeItem = [...start];
  let slopeVariance = 0;
  for (let step = 0; step < STEPS; step++) {
    const { gradient, information } = itemTermsOf(free, expected, item);
    addPrior(free, prior, gradient, information);
    const inverse = inverseOf(information, 3);
    if (!inverse) break;
    slopeVariance = inverse[0] ?? 0;
    let largest = 0;
    for (const row of [0, 1, 2] as const) {
      const move = bounded(gradient.reduce((sum, value, column) => sum + (inverse[row * 3 + column] ?? 0) * value, 0));
      free[row] += move;
      largest = Math.max(largest, Math.abs(move));
    }
    if (largest < SMALLEST_STEP) break;
  }
  return { free, slopeVariance };
}

/** M step of a Rasch model with fixed guesses: each difficulty, then the common discrimination. */
export function maximiseRasch(
  starts: readonly FreeItem[],
  expected: Expected,
  prior: { slope: SlopePrior; guesses: readonly number[] },
): FreeItem[] {
  const next = starts.map((start, item): FreeItem => {
    const free: FreeItem = [...start];
    for (let step = 0; step < STEPS; step++) {
      const { gradient, information } = itemTermsOf(free, expected, item);
      addPrior(free, { slope: prior.slope, guess: prior.guesses[item] ?? 0 }, gradient, information);
      const move = bounded((gradient[1] ?? 0) / (information[4] ?? 1));
      free[1] += move;
      if (Math.abs(move) < SMALLEST_STEP) break;
    }
    return free;
  });
  const terms = next.map((free, item) => itemTermsOf(free, expected, item));
  const gradient = terms.reduce((sum, one) => sum + (one.gradient[0] ?? 0), 0);
  const information = terms.reduce((sum, one) => sum + (one.information[0] ?? 0), 0);
  const move = information > 0 ? bounded(gradient / information) : 0;
  return next.map(([logA, b, logitC]) => [logA + move, b, logitC]);
}
