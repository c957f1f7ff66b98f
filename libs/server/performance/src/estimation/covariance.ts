import type { CalibrationModel } from '@mapa/domain';
import { logTablesOf, posteriorOf } from './expectation';
import { inverseOf } from './linear';
import { NODE_COUNT, type Curve, type FreeItem } from './model';
import { addPrior, type SlopePrior } from './priors';
import type { Responses } from './responses';

/** Indices of the estimated parameters in the information matrix; in `rasch` all items share the slope's index. */
function placesOf(model: CalibrationModel, items: number) {
  if (model === '3pl') return { size: items * 3, at: (item: number, parameter: number) => item * 3 + parameter };
  return {
    size: items + 1,
    at: (item: number, parameter: number) => [0, item + 1, -1][parameter] ?? -1,
  };
}

/**
 * Covariances of each item's ln a, b, logit c (3 × 3, row by row), from all items at once: the inverse of the
 * cross-products of the students' scores, Σ sₙ·sₙᵀ, plus the priors' information. A student's score is ∂ ln
 * L/∂parameter: the derivative of the log probability of the answer, averaged over the student's posterior. Fixed
 * parameters have no covariance.
 * @returns null if the matrix has no inverse
 */
export function covariancesOf(
  responses: Responses,
  items: readonly { free: FreeItem; curve: Curve; guess: number }[],
  { model, slope }: { model: CalibrationModel; slope: SlopePrior },
): Float64Array[] | null {
  const { size, at } = placesOf(model, items.length);
  const information = informationOf(responses, items, { model, size, at });
  for (const [item, { free, guess }] of items.entries()) {
    const prior = new Float64Array(9);
    addPrior(free, { slope, guess }, new Float64Array(3), prior);
    for (let parameter = 0; parameter < 3; parameter++) {
      const place = at(item, parameter);
      // The slope of a Rasch model is estimated without a prior.
      if (place < 0 || (model === 'rasch' && parameter === 0)) continue;
      information[place * size + place] = (information[place * size + place] ?? 0) + (prior[parameter * 4] ?? 0);
    }
  }
  const inverse = inverseOf(information, size);
  if (!inverse) return null;
  return items.map((_, item) => {
    const covariance = new Float64Array(9);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) {
        const [one, other] = [at(item, row), at(item, column)];
        if (one >= 0 && other >= 0) covariance[row * 3 + column] = inverse[one * size + other] ?? 0;
      }
    return covariance;
  });
}

function informationOf(
  responses: Responses,
  items: readonly { curve: Curve }[],
  { model, size, at }: { model: CalibrationModel } & ReturnType<typeof placesOf>,
): Float64Array {
  const { students, values } = responses;
  const tables = logTablesOf(items.map(({ curve }) => curve));
  const slopes = items.map(({ curve }) => scoresOf(curve, model));
  const information = new Float64Array(size * size);
  const weights = new Float64Array(NODE_COUNT);
  const score = new Float64Array(size);
  for (let student = 0; student < students; student++) {
    posteriorOf(responses, student, tables, weights);
    score.fill(0);
    for (const [item, { right, wrong }] of slopes.entries()) {
      const value = values[student * items.length + item] ?? -1;
      if (value < 0) continue;
      for (const [parameter, byNode] of (value === 1 ? right : wrong).entries()) {
        let sum = 0;
        for (let node = 0; node < NODE_COUNT; node++) sum += (weights[node] ?? 0) * (byNode[node] ?? 0);
        const place = at(item, parameter);
        score[place] = (score[place] ?? 0) + sum;
      }
    }
    addSquare(information, score);
  }
  for (let row = 0; row < size; row++)
    for (let column = row + 1; column < size; column++)
      information[row * size + column] = information[column * size + row] ?? 0;
  return information;
}

/** Adds `vector`·`vector`ᵀ to the lower triangle of a matrix. */
function addSquare(matrix: Float64Array, vector: Float64Array): void {
  const size = vector.length;
  for (let row = 0; row < size; row++) {
    const value = vector[row] ?? 0;
    const from = row * size;
    for (let column = 0; column <= row; column++)
      matrix[from + column] = (matrix[from + column] ?? 0) + value * (vector[column] ?? 0);
  }
}

/** Derivatives of ln P and ln Q by the estimated parameters, at each node. */
function scoresOf({ p, derivatives }: Curve, model: CalibrationModel) {
  const estimated = model === '3pl' ? derivatives : derivatives.slice(0, 2);
  return {
    right: estimated.map((slope) => slope.map((value, node) => value / (p[node] ?? 1))),
    wrong: estimated.map((slope) => slope.map((value, node) => -value / Math.max(1 - (p[node] ?? 0), 1e-12))),
  };
}
