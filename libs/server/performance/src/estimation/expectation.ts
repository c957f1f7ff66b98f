import { NODE_COUNT, NODE_WEIGHTS, type Curve } from './model';
import type { Responses } from './responses';

/** Logarithms of the probabilities of a right and of a wrong answer: items × nodes. */
interface LogTables {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

/** The tables of some items' curves. */
export function logTablesOf(curves: readonly Curve[]): LogTables {
  const right = new Float64Array(curves.length * NODE_COUNT);
  const wrong = new Float64Array(curves.length * NODE_COUNT);
  for (const [item, { p }] of curves.entries())
    for (const [node, chance] of p.entries()) {
      right[item * NODE_COUNT + node] = Math.log(chance);
      wrong[item * NODE_COUNT + node] = Math.log1p(-chance);
    }
  return { right, wrong };
}

/**
 * A student's posterior weights at the nodes, written into `weights`.
 * @returns the logarithm of the marginal likelihood of the student's answers
 */
export function posteriorOf(
  { items, values }: Responses,
  student: number,
  { right, wrong }: LogTables,
  weights: Float64Array,
): number {
  weights.fill(0);
  for (let item = 0; item < items; item++) {
    const value = values[student * items + item] ?? -1;
    if (value < 0) continue;
    const table = value === 1 ? right : wrong;
    const from = item * NODE_COUNT;
    for (let node = 0; node < NODE_COUNT; node++) weights[node] = (weights[node] ?? 0) + (table[from + node] ?? 0);
  }
  let highest = -Infinity;
  for (const weight of weights) if (weight > highest) highest = weight;
  let total = 0;
  for (let node = 0; node < NODE_COUNT; node++) {
    const weight = Math.exp((weights[node] ?? 0) - highest) * (NODE_WEIGHTS[node] ?? 0);
    weights[node] = weight;
    total += weight;
  }
  for (let node = 0; node < NODE_COUNT; node++) weights[node] = (weights[node] ?? 0) / total;
  return highest + Math.log(total);
}

/** A group's expected answers at each node. */
export interface Expected {
  /** Expected number of answers and of right answers: items × nodes. */
  readonly counts: Float64Array;
  readonly rights: Float64Array;
  readonly logLikelihood: number;
}

/** E step of Bock & Aitkin: distributes the students' answers over the nodes by their posteriors. */
export function expectAnswers(responses: Responses, curves: readonly Curve[]): Expected {
  const { students, items, values } = responses;
  const tables = logTablesOf(curves);
  const counts = new Float64Array(items * NODE_COUNT);
  const rights = new Float64Array(items * NODE_COUNT);
  const weights = new Float64Array(NODE_COUNT);
  let logLikelihood = 0;
  for (let student = 0; student < students; student++) {
    logLikelihood += posteriorOf(responses, student, tables, weights);
    for (let item = 0; item < items; item++) {
      const value = values[student * items + item] ?? -1;
      if (value < 0) continue;
      const from = item * NODE_COUNT;
      for (let node = 0; node < NODE_COUNT; node++) {
        const weight = weights[node] ?? 0;
        counts[from + node] = (counts[from + node] ?? 0) + weight;
        if (value === 1) rights[from + node] = (rights[from + node] ?? 0) + weight;
      }
    }
  }
  return { counts, rights, logLikelihood };
}
