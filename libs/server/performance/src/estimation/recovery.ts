import { probabilityOfRight, randomNumbers, type CalibrationModel, type Item, type RandomNumbers } from '@mapa/domain';
import { calibrate } from './calibrate';
import { responsesOf, type Responses } from './responses';

/**
 * Items for the recovery study: a ~ LN(0.5, 0.3), b ~ N(0, 1), c ~ Beta(5, 20); for a Rasch model a = e^0.5, c = 0.2.
 */
export const drawItems = (count: number, model: CalibrationModel, { normal, beta }: RandomNumbers): Item[] =>
  Array.from({ length: count }, () =>
    model === '3pl'
      ? { a: Math.exp(0.5 + 0.3 * normal()), b: normal(), c: beta(5, 20) }
      : { a: Math.exp(0.5), b: normal(), c: 0.2 },
  );

/** Answers of students with θ ~ N(0, 1) to some items. */
export function drawResponses(items: readonly Item[], students: number, { normal, uniform }: RandomNumbers): Responses {
  const rows = Array.from({ length: students }, () => {
    const theta = normal();
    return items.map((item) => uniform() < probabilityOfRight(item, theta));
  });
  return responsesOf(rows);
}

interface Study {
  students: number;
  items: number;
  replications: number;
  seed: number;
  model?: CalibrationModel;
}

/** |b| up to which precision of difficulty and coverage are evaluated. */
const MIDDLE = 1.5;

/** Collects the errors between true values and estimates of one parameter over all items. */
function tally() {
  let [count, squares, covered] = [0, 0, 0];
  return {
    add: (truth: number, estimate: number, standardError: number) => {
      count += 1;
      squares += (estimate - truth) ** 2;
      if (Math.abs(estimate - truth) <= 1.96 * standardError) covered += 1;
    },
    /** Root mean square error. */
    rmse: () => Math.sqrt(squares / count),
    /** Share (0–1) of the 95 % intervals that contain the true value. */
    coverage: () => covered / count,
  };
}

/**
 * How well `calibrate` recovers the parameters of simulated answers (docs/science.md). The prior of c is that of five
 * alternatives.
 * @returns root mean square errors and coverage of the 95 % intervals, over all items and over those with |b| ≤ 1.5,
 * mean cycles, mean milliseconds and the number of replications that did not converge
 */
export function studyRecovery({ students, items, replications, seed, model = '3pl' }: Study) {
  const all = { a: tally(), b: tally(), c: tally() };
  const middle = { a: tally(), b: tally(), c: tally() };
  let [cycles, milliseconds, failures] = [0, 0, 0];
  for (let replication = 0; replication < replications; replication++) {
    const random = randomNumbers(seed + replication);
    const truth = drawItems(items, model, random);
    const responses = drawResponses(truth, students, random);
    const begun = performance.now();
    const found = calibrate(responses, { model, guesses: truth.map(() => 1 / 5) });
    milliseconds += performance.now() - begun;
    cycles += found.cycles;
    if (!found.converged) failures += 1;
    for (const [index, real] of truth.entries()) {
      const item = found.items[index];
      if (!item) continue;
      for (const name of ['a', 'b', 'c'] as const) {
        all[name].add(real[name], item[name], item.errors[name]);
        if (Math.abs(real.b) <= MIDDLE) middle[name].add(real[name], item[name], item.errors[name]);
      }
    }
  }
  const figures = ({ a, b, c }: typeof all) => ({
    rmse: { a: a.rmse(), b: b.rmse(), c: c.rmse() },
    coverage: { a: a.coverage(), b: b.coverage(), c: c.coverage() },
  });
  return {
    all: figures(all),
    middle: figures(middle),
    cycles: cycles / replications,
    milliseconds: milliseconds / replications,
    failures,
  };
}
