import { randomNumbers } from '@mapa/domain';
import { calibrate } from './calibrate';
import { expectAnswers } from './expectation';
import { itemTermsOf } from './maximisation';
import { curveOf, NODE_COUNT, type FreeItem } from './model';
import { addPrior, logPriorOf, SLOPE_PRIOR, slopePriorOf } from './priors';
import { drawItems, drawResponses } from './recovery';
import { responsesOf } from './responses';

const rmse = (errors: readonly number[]) =>
  Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);

function simulate({ items, students, seed }: { items: number; students: number; seed: number }) {
  const random = randomNumbers(seed);
  const truth = drawItems(items, '3pl', random);
  return { truth, responses: drawResponses(truth, students, random) };
}

describe('the calibration of items', () => {
  it('recovers the parameters of simulated answers, with errors of the stated size', () => {
    const { truth, responses } = simulate({ items: 15, students: 1_500, seed: 3 });
    const { items, converged } = calibrate(responses, { model: '3pl', guesses: truth.map(() => 0.2) });
    expect(converged).toBe(true);
    const errors = items.map((item, index) => item.b - (truth[index]?.b ?? 0));
    expect(rmse(errors)).toBeLessThan(0.25);
    const inUnits = errors.map((error, index) => error / (items[index]?.errors.b ?? 0));
    expect(rmse(inUnits)).toBeGreaterThan(0.5);
    expect(rmse(inUnits)).toBeLessThan(1.5);
    expect(rmse(items.map((item, index) => item.c - (truth[index]?.c ?? 0)))).toBeLessThan(0.07);
  });

  it('of few students gives one discrimination to all items and keeps the given guess', () => {
    const random = randomNumbers(5);
    const truth = Array.from({ length: 12 }, (_, index) => ({ a: 1.4, b: (index - 6) / 3, c: 0.25 }));
    const { items, converged } = calibrate(drawResponses(truth, 400, random), {
      model: 'rasch',
      guesses: truth.map(() => 0.25),
    });
    expect(converged).toBe(true);
    expect(new Set(items.map(({ a }) => a)).size).toBe(1);
    expect(Math.abs((items[0]?.a ?? 0) - 1.4)).toBeLessThan(2 * (items[0]?.errors.a ?? 0));
    expect(items.map(({ c, errors }) => [c, errors.c])).toEqual(truth.map(() => [expect.closeTo(0.25, 9), 0]));
    expect(rmse(items.map((item, index) => item.b - (truth[index]?.b ?? 0)))).toBeLessThan(0.3);
  });

  it('excludes unanswered items', () => {
    const { truth, responses } = simulate({ items: 6, students: 300, seed: 8 });
    const setting = { model: 'rasch', guesses: truth.map(() => 0.2) } as const;
    const rows = Array.from({ length: 300 }, (_, student) =>
      truth.map((_, item) => responses.values[student * 6 + item] === 1),
    );
    const [alone, padded] = [
      calibrate(responsesOf(rows), setting),
      calibrate(responsesOf([...rows, ...rows.map((row) => row.map(() => null))]), setting),
    ];
    expect(padded.items.map(({ b }) => b)).toEqual(alone.items.map(({ b }) => expect.closeTo(b, 9)));
  });

  it('gives finite parameters to items that everybody, or nobody, has right', () => {
    const { truth, responses } = simulate({ items: 8, students: 250, seed: 13 });
    for (let student = 0; student < responses.students; student++) {
      responses.values[student * 8] = 1;
      responses.values[student * 8 + 1] = 0;
    }
    for (const model of ['3pl', 'rasch'] as const) {
      const { items } = calibrate(responses, { model, guesses: truth.map(() => 0.2) });
      expect(items.flatMap(({ a, b, c, covariance }) => [a, b, c, ...covariance]).every(Number.isFinite)).toBe(true);
      expect(items[0]?.b).toBeLessThan(-2);
      expect(items[1]?.b).toBeGreaterThan(2);
    }
  });

  it('reports parameters that do not converge', () => {
    const { truth, responses } = simulate({ items: 5, students: 200, seed: 21 });
    const setting = { model: '3pl', guesses: truth.map(() => 0.2) } as const;
    expect(calibrate(responses, { ...setting, maxCycles: 2 })).toMatchObject({ converged: false, cycles: 2 });
  });
});

describe('the derivatives', () => {
  const free: FreeItem = [0.4, -0.3, -1.2];
  const step = 1e-5;
  const numeric = (f: (at: FreeItem) => number) =>
    ([0, 1, 2] as const).map((parameter) => {
      const shifted = (by: number): FreeItem => {
        const at: FreeItem = [...free];
        at[parameter] += by;
        return at;
      };
      return (f(shifted(step)) - f(shifted(-step))) / (2 * step);
    });

  it('of the expected likelihood equal those of its formula', () => {
    const { responses, truth } = simulate({ items: 3, students: 200, seed: 2 });
    const expected = expectAnswers(
      responses,
      truth.map(() => curveOf(free)),
    );
    const logLikelihood = (at: FreeItem) =>
      curveOf(at).p.reduce((sum, p, node) => {
        const [count, right] = [expected.counts[NODE_COUNT + node] ?? 0, expected.rights[NODE_COUNT + node] ?? 0];
        return sum + right * Math.log(p) + (count - right) * Math.log(1 - p);
      }, 0);
    expect([...itemTermsOf(free, expected, 1).gradient]).toEqual(
      numeric(logLikelihood).map((value) => expect.closeTo(value, 4)),
    );
  });

  it('of the prior equal those of its density', () => {
    const prior = { slope: { mean: 0.3, variance: 0.2 }, guess: 0.25 };
    const gradient = new Float64Array(3);
    addPrior(free, prior, gradient, new Float64Array(9));
    expect([...gradient]).toEqual(numeric((at) => logPriorOf(at, prior)).map((value) => expect.closeTo(value, 6)));
  });
});

describe('the prior of the discriminations', () => {
  it('follows the items of the paper, and with few items stays near its start', () => {
    const items = (count: number): FreeItem[] =>
      Array.from({ length: count }, (_, index) => [index % 2 === 0 ? 0.8 : 1.2, 0, 0]);
    const variances = (count: number) => items(count).map(() => 0.01);
    expect(slopePriorOf([], [])).toEqual(SLOPE_PRIOR);
    const many = slopePriorOf(items(10_000), variances(10_000));
    expect([many.mean, many.variance]).toEqual([expect.closeTo(1, 2), expect.closeTo(0.05, 2)]);
    const few = slopePriorOf(items(2), variances(2));
    expect(few.mean).toBeLessThan(0.5);
    expect(few.variance).toBeGreaterThan(0.2);
  });
});
