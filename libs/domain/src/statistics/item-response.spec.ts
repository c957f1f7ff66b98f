import { costOfErrors, estimateAbility, probabilityOfRight, scoreOf, type Item } from './item-response';
import { areaName, scaleOfArea } from './score-scales';

const item = (b: number, a = 1, c = 0.2) => ({ a, b, c });

describe('the three-parameter model', () => {
  it('gives the guess to the weakest and certainty to the strongest', () => {
    expect(probabilityOfRight(item(0), -40)).toBeCloseTo(0.2, 6);
    expect(probabilityOfRight(item(0), 40)).toBeCloseTo(1, 6);
    expect(probabilityOfRight(item(1.5), 1.5)).toBeCloseTo(0.6, 6);
  });
});

describe('the estimate of ability', () => {
  it('is the prior without answers: 500 points with a standard error of 100', () => {
    expect(scoreOf(estimateAbility([]))).toEqual({
      score: expect.closeTo(500, 6),
      standardError: expect.closeTo(99.9, 0),
    });
  });

  it('agrees with the integral for one answer without guessing', () => {
    // E[theta | right] under N(0,1) and a logistic item at 0 is E[theta·sigma(theta)] / 0.5 = 2·E[sigma'(theta)] = 0.4132…
    expect(estimateAbility([{ item: item(0, 1, 0), isRight: true }]).theta).toBeCloseTo(0.4132, 3);
  });

  it('is the quadrature that INEP documents: 40 equally spaced nodes on -4…4, D = 1', () => {
    const [right, wrong] = [
      { a: 1.9, b: 0.8, c: 0.17 },
      { a: 3.2, b: 1.4, c: 0.09 },
    ] as const;
    let [total, first] = [0, 0];
    for (let node = 0; node < 40; node++) {
      const theta = -4 + (8 * node) / 39;
      const chance = ({ a, b, c }: Item) => c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
      const weight = Math.exp(-(theta ** 2) / 2) * chance(right) * (1 - chance(wrong));
      total += weight;
      first += weight * theta;
    }
    const answers = [
      { item: right, isRight: true },
      { item: wrong, isRight: false },
    ];
    expect(estimateAbility(answers).theta).toBeCloseTo(first / total, 12);
  });

  it('is finite for items as steep or as extreme as an item file may hold', () => {
    for (const extreme of [item(12, 30, 0), item(-12, 30, 0), item(0, 300, 0.99)])
      for (const isRight of [true, false]) {
        const { theta, standardError } = estimateAbility([{ item: extreme, isRight }]);
        expect([Number.isFinite(theta), Number.isFinite(standardError)]).toEqual([true, true]);
      }
  });

  it('rises with right answers and becomes more precise with more of them', () => {
    const few = estimateAbility([-1, 0, 1].map((b) => ({ item: item(b), isRight: true })));
    const many = estimateAbility(Array.from({ length: 30 }, (_, i) => ({ item: item((i - 15) / 8), isRight: i < 20 })));
    expect(few.theta).toBeGreaterThan(0);
    expect(many.standardError).toBeLessThan(few.standardError);
  });

  it('rates a coherent pattern above an equal number of lucky answers', () => {
    const items = [-2, -1, 0, 1, 2].map((b) => item(b));
    const coherent = estimateAbility(items.map((each, i) => ({ item: each, isRight: i < 3 })));
    const lucky = estimateAbility(items.map((each, i) => ({ item: each, isRight: i >= 2 })));
    expect(coherent.theta).toBeGreaterThan(lucky.theta);
  });

  it('stays finite if likelihoods are too small or too far apart for a double', () => {
    const paper = (count: number, isRight: (i: number) => boolean) =>
      estimateAbility(
        Array.from({ length: count }, (_, i) => ({ item: item((i % 40) / 10 - 2), isRight: isRight(i) })),
      );
    for (const { theta } of [paper(1_000, (i) => i % 2 > 0), paper(600, () => true), paper(3_000, () => false)])
      expect(Number.isFinite(theta)).toBe(true);
  });

  it('stays finite on a paper of 500 questions', () => {
    const { theta, standardError } = estimateAbility(
      Array.from({ length: 500 }, (_, i) => ({ item: item((i % 40) / 10 - 2), isRight: i % 3 > 0 })),
    );
    expect([Number.isFinite(theta), standardError > 0 && standardError < 0.2]).toEqual([true, true]);
  });
});

describe('the scale of ENEM', () => {
  it('is linear in the ability and unrounded; without a scale of its own mean 500 and a deviation of 100 points', () => {
    expect(scoreOf({ theta: 1.23456, standardError: 0.5 })).toEqual({
      score: expect.closeTo(623.456, 9),
      standardError: 50,
    });
    expect(scoreOf({ theta: -1, standardError: 0.5 }, scaleOfArea('MT'))).toEqual({
      score: 370.35,
      standardError: 64.825,
    });
    expect([scaleOfArea('PT'), areaName('PT'), areaName('CH')]).toEqual([
      { k: 100, d: 500 },
      'PT',
      'Ciências Humanas e suas Tecnologias',
    ]);
  });
});

describe('the cost of errors', () => {
  it('is the score with the answer right, less the actual score', () => {
    const answers = [2, 0, -2].map((b, i) => ({ item: item(b), isRight: i === 1 }));
    const scoreWith = (right: number) =>
      scoreOf(estimateAbility(answers.map((one, i) => ({ ...one, isRight: one.isRight || i === right })))).score;
    const now = scoreOf(estimateAbility(answers)).score;
    expect(costOfErrors(answers)).toEqual([
      { index: 2, points: expect.closeTo(scoreWith(2) - now, 5) },
      { index: 0, points: expect.closeTo(scoreWith(0) - now, 5) },
    ]);
    expect(scoreWith(2)).toBeGreaterThan(scoreWith(0));
    expect(scoreWith(0)).toBeGreaterThan(now);
  });

  it('lists the wrong answers, the most costly first', () => {
    const answers = [-2, 0, 2].map((b, i) => ({ item: item(b), isRight: i === 1 }));
    const costs = costOfErrors(answers);
    expect(costs.map((cost) => cost.index)).toEqual([0, 2]);
    expect(costs[0]?.points).toBeGreaterThan(costs[1]?.points ?? 0);
  });
});
