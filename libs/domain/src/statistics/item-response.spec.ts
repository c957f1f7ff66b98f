import { costOfErrors, estimateAbility, probabilityOfRight, roughItem, scoreOf } from './item-response';

const item = (b: number, a = 1, c = 0.2) => ({ a, b, c });

describe('the three-parameter model', () => {
  it('gives the lucky guess to the weakest and certainty to the strongest', () => {
    expect(probabilityOfRight(item(0), -40)).toBeCloseTo(0.2, 6);
    expect(probabilityOfRight(item(0), 40)).toBeCloseTo(1, 6);
    expect(probabilityOfRight(item(1.5), 1.5)).toBeCloseTo(0.6, 6);
  });
});

describe('the estimate of ability', () => {
  it('is the prior without answers: 500 points with a standard error of 100', () => {
    expect(scoreOf(estimateAbility([]))).toEqual({ score: 500, standardError: 100 });
  });

  it('agrees with the integral for one answer without guessing', () => {
    // E[theta | right] under N(0,1) and a logistic item at 0 is E[theta·sigma(theta)] / 0.5 = 2·E[sigma'(theta)] = 0.4132…
    expect(estimateAbility([{ item: item(0, 1, 0), isRight: true }]).theta).toBeCloseTo(0.4132, 3);
  });

  it('rises with right answers and grows surer with more of them', () => {
    const few = estimateAbility([-1, 0, 1].map((b) => ({ item: item(b), isRight: true })));
    const many = estimateAbility(Array.from({ length: 30 }, (_, i) => ({ item: item((i - 15) / 8), isRight: i < 20 })));
    expect(few.theta).toBeGreaterThan(0);
    expect(many.standardError).toBeLessThan(few.standardError);
  });

  it('values a coherent pattern above the same number of lucky ones', () => {
    const items = [-2, -1, 0, 1, 2].map((b) => item(b));
    const coherent = estimateAbility(items.map((each, i) => ({ item: each, isRight: i < 3 })));
    const lucky = estimateAbility(items.map((each, i) => ({ item: each, isRight: i >= 2 })));
    expect(coherent.theta).toBeGreaterThan(lucky.theta);
  });

  it('stays finite on a paper of 500 questions', () => {
    const { theta, standardError } = estimateAbility(
      Array.from({ length: 500 }, (_, i) => ({ item: item((i % 40) / 10 - 2), isRight: i % 3 > 0 })),
    );
    expect([Number.isFinite(theta), standardError > 0 && standardError < 0.2]).toEqual([true, true]);
  });
});

describe('a rough item', () => {
  it('is harder the fewer knew it, and never extreme for a small group', () => {
    const hard = roughItem({ answers: 1_000, right: 250, alternatives: 5 });
    const easy = roughItem({ answers: 1_000, right: 950, alternatives: 5 });
    expect(hard.b).toBeGreaterThan(2);
    expect(easy.b).toBeLessThan(-2);
    expect(Math.abs(roughItem({ answers: 0, right: 0, alternatives: 2 }).b)).toBeLessThan(4);
  });
});

describe('the cost of errors', () => {
  it('names the wrong answers, the dearest first', () => {
    const answers = [-2, 0, 2].map((b, i) => ({ item: item(b), isRight: i === 1 }));
    const costs = costOfErrors(answers);
    expect(costs.map((cost) => cost.index)).toEqual([0, 2]);
    expect(costs[0]?.points).toBeGreaterThan(costs[1]?.points ?? 0);
  });
});
