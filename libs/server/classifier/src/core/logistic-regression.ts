import { seededRandom, shuffle } from './seeded-random';
import type { SparseRow, SparseRows } from './tf-idf';

/** A fitted multinomial logistic regression; the weight of column j for class k is at `j * classes + k`. */
export interface LogisticRegression {
  classes: number;
  weights: Float32Array;
  biases: Float32Array;
}

export interface FitOptions {
  /** Number of columns of the rows. */
  columns: number;
  classes: number;
  /** λ of the penalty λ/2 · |w|², which is added to the mean loss. Biases are not penalised. */
  l2: number;
  seed: number;
}

const FIRST_STEP = 2;
/** Most passes over a small bank; large banks stop at a number of steps, near the optimum by then. */
const MOST_EPOCHS = 60;
const FEWEST_EPOCHS = 5;
const MOST_STEPS = 600_000;
/** Fitting ends when an epoch lowers the mean loss by less than this share of it. */
const TOLERANCE = 2e-3;
/** Below this the common factor is multiplied into the weights, to avoid underflow. */
const SMALLEST_SCALE = 1e-6;

/** Turns logits into probabilities in place; returns the logarithm of the sum of their exponentials. */
function softmax(logits: Float64Array): number {
  let most = -Infinity;
  for (const logit of logits) most = Math.max(most, logit);
  let sum = 0;
  for (let k = 0; k < logits.length; k += 1) {
    const power = Math.exp((logits[k] ?? 0) - most);
    logits[k] = power;
    sum += power;
  }
  for (let k = 0; k < logits.length; k += 1) logits[k] = (logits[k] ?? 0) / sum;
  return most + Math.log(sum);
}

/**
 * Fits by stochastic gradient descent with steps 1 / (λ (t + t₀)), which converge to the optimum of the convex loss
 * (Bottou, 2012). The weights are stored as a common factor times a table, so that the penalty costs one multiplication
 * a step.
 * @param labels the class of each row
 */
export function fitLogisticRegression(
  rows: SparseRows,
  labels: ArrayLike<number>,
  options: FitOptions,
): LogisticRegression {
  const { columns: width, classes, l2, seed } = options;
  const table = new Float32Array(width * classes);
  const biases = new Float32Array(classes);
  const random = seededRandom(seed);
  const order = Uint32Array.from({ length: labels.length }, (_, row) => row);
  const errors = new Float64Array(classes);
  const { columns, values } = rows;
  const delay = 1 / (l2 * FIRST_STEP);
  let scale = 1;
  let steps = 0;
  let lossBefore = Infinity;
  const epochs = Math.min(MOST_EPOCHS, Math.max(FEWEST_EPOCHS, Math.ceil(MOST_STEPS / Math.max(1, labels.length))));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    let loss = 0;
    for (const row of order) {
      const length = rows.load(row);
      const label = labels[row] ?? 0;
      errors.fill(0);
      for (let at = 0; at < length; at += 1) {
        const value = (values[at] ?? 0) * scale;
        const base = (columns[at] ?? 0) * classes;
        for (let k = 0; k < classes; k += 1) errors[k] = (errors[k] ?? 0) + value * (table[base + k] ?? 0);
      }
      for (let k = 0; k < classes; k += 1) errors[k] = (errors[k] ?? 0) + (biases[k] ?? 0);
      softmax(errors);
      loss -= Math.log(Math.max(errors[label] ?? 0, Number.MIN_VALUE));
      errors[label] = (errors[label] ?? 0) - 1;
      const step = 1 / (l2 * (steps + delay));
      steps += 1;
      scale *= 1 - step * l2;
      if (scale < SMALLEST_SCALE) {
        for (let at = 0; at < table.length; at += 1) table[at] = (table[at] ?? 0) * scale;
        scale = 1;
      }
      for (let at = 0; at < length; at += 1) {
        const change = (step / scale) * (values[at] ?? 0);
        const base = (columns[at] ?? 0) * classes;
        for (let k = 0; k < classes; k += 1) table[base + k] = (table[base + k] ?? 0) - change * (errors[k] ?? 0);
      }
      // Biases are updated with every row, so smaller steps keep them from oscillating.
      for (let k = 0; k < classes; k += 1) biases[k] = (biases[k] ?? 0) - 0.01 * step * (errors[k] ?? 0);
    }
    if (lossBefore - loss < TOLERANCE * lossBefore && epoch > 0) break;
    lossBefore = loss;
  }
  for (let at = 0; at < table.length; at += 1) table[at] = (table[at] ?? 0) * scale;
  return { classes, weights: table, biases };
}

/** The probability of each class for one row. */
export function classProbabilities(model: LogisticRegression, { columns, values }: SparseRow): Float64Array {
  const { classes, weights, biases } = model;
  const logits = Float64Array.from(biases);
  for (let at = 0; at < columns.length; at += 1) {
    const base = (columns[at] ?? 0) * classes;
    const value = values[at] ?? 0;
    for (let k = 0; k < classes; k += 1) logits[k] = (logits[k] ?? 0) + value * (weights[base + k] ?? 0);
  }
  softmax(logits);
  return logits;
}
