import type { CalibrationModel, Item } from '@mapa/domain';
import { covariancesOf } from './covariance';
import { expectAnswers } from './expectation';
import { maximise, maximiseRasch } from './maximisation';
import { curveOf, itemOf, logit, type FreeItem } from './model';
import { SLOPE_PRIOR, slopePriorOf } from './priors';
import type { Responses } from './responses';

/** An item estimated from a group's answers. */
export interface CalibratedItem extends Item {
  /** Standard errors of a, b and c; 0 for fixed ones. */
  readonly errors: Item;
  /** Covariances of ln a, b and logit c, 3 × 3 row by row; 0 for fixed ones. */
  readonly covariance: readonly number[];
}

export interface Calibration {
  readonly items: readonly CalibratedItem[];
  /** Cycles of the EM algorithm; at most `MAX_CYCLES`. */
  readonly cycles: number;
  /** Whether the parameters converged and their errors could be computed; otherwise the items must not be used. */
  readonly converged: boolean;
  readonly logLikelihood: number;
}

interface Setting {
  model: CalibrationModel;
  /** Probability of guessing each item: 1 / number of its alternatives. */
  guesses: readonly number[];
  maxCycles?: number;
}

const MAX_CYCLES = 500;
/** Largest change of a, b or c in a cycle that ends the estimation. */
const TOLERANCE = 0.0005;

/**
 * Item parameters by marginal maximum likelihood under θ ~ N(0, 1): the EM algorithm of Bock & Aitkin (Psychometrika 46,
 * 1981) with priors on the items (Mislevy, Psychometrika 51, 1986), 41 nodes on −5…5. Standard errors come from the
 * cross-products of the students' scores at the estimate with the priors' information. docs/science.md has the formulas.
 */
export function calibrate(responses: Responses, { model, guesses, maxCycles = MAX_CYCLES }: Setting): Calibration {
  const guessOf = (item: number) => guesses[item] ?? 0;
  let items = Array.from({ length: responses.items }, (_, item) => startOf(responses, item, guessOf(item)));
  let slope = SLOPE_PRIOR;
  let cycles = 0;
  let change = Infinity;
  let logLikelihood = -Infinity;
  while (cycles < maxCycles && change > TOLERANCE) {
    const expected = expectAnswers(responses, items.map(curveOf));
    const before = items;
    if (model === 'rasch') items = maximiseRasch(before, expected, { slope, guesses });
    else {
      const maxima = before.map((free, item) => maximise(free, expected, item, { slope, guess: guessOf(item) }));
      items = maxima.map(({ free }) => free);
      slope = slopePriorOf(
        items,
        maxima.map(({ slopeVariance }) => slopeVariance),
      );
    }
    change = Math.max(...items.map((free, item) => changeOf(before[item] ?? free, free)));
    logLikelihood = expected.logLikelihood;
    cycles += 1;
  }
  const estimates = items.map((free, item) => ({ free, curve: curveOf(free), guess: guessOf(item) }));
  const covariances = covariancesOf(responses, estimates, { model, slope });
  return {
    items: items.map((free, item) => describe(free, [...(covariances?.[item] ?? new Float64Array(9))])),
    cycles,
    converged: change <= TOLERANCE && covariances !== null,
    logLikelihood,
  };
}

/** Shares of right answers below this, or above its complement, give no starting difficulty. */
const EDGE = 0.02;

/** The difficulty derived from the share of right answers, corrected for guessing (Lord 1980, chapter 3). */
function startOf({ students, items, values }: Responses, item: number, guess: number): FreeItem {
  let answered = 0;
  let right = 0;
  for (let student = 0; student < students; student++) {
    const value = values[student * items + item] ?? -1;
    if (value >= 0) answered += 1;
    if (value === 1) right += 1;
  }
  const share = (right + 1) / (answered + 2);
  const known = Math.min(1 - EDGE, Math.max(EDGE, (share - guess) / (1 - guess)));
  return [SLOPE_PRIOR.mean, -logit(known) / Math.exp(SLOPE_PRIOR.mean), logit(guess)];
}

function changeOf(before: FreeItem, after: FreeItem): number {
  const [one, other] = [itemOf(before), itemOf(after)];
  return Math.max(Math.abs(one.a - other.a), Math.abs(one.b - other.b), Math.abs(one.c - other.c));
}

/** Standard errors by the delta method: SE(a) = a · SE(ln a), SE(c) = c(1 − c) · SE(logit c). */
function describe(free: FreeItem, covariance: number[]): CalibratedItem {
  const { a, b, c } = itemOf(free);
  const deviation = (parameter: number) => Math.sqrt(Math.max(covariance[parameter * 4] ?? 0, 0));
  return { a, b, c, errors: { a: a * deviation(0), b: deviation(1), c: c * (1 - c) * deviation(2) }, covariance };
}
