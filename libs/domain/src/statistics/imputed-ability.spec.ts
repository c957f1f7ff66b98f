import { estimateImputedAbility, type EstimatedItemAnswer } from './imputed-ability';
import { estimateAbility } from './item-response';

const NO_ERROR = new Array<number>(9).fill(0);
const varying = (place: number, variance: number) => NO_ERROR.map((_, at) => (at === place ? variance : 0));

const answersOf = (covariance: readonly number[]): EstimatedItemAnswer[] =>
  [-1, -0.3, 0.4, 1.1].map((b, index) => ({ item: { a: 1.5, b, c: 0.2, covariance }, isRight: index % 2 === 0 }));

/** Nodes and weights that integrate over a standard normal variable. */
const GRID = Array.from({ length: 41 }, (_, index) => -5 + index / 4);
const WEIGHTS = GRID.map((z) => Math.exp((-z * z) / 2));

describe('an ability from estimated items', () => {
  it('equals that from known items if the estimates have no error', () => {
    const answers = answersOf(NO_ERROR);
    const { theta, standardError } = estimateAbility(answers);
    expect(estimateImputedAbility(answers, { sharedSlope: false })).toEqual({
      theta: expect.closeTo(theta, 9),
      standardError: expect.closeTo(standardError, 9),
    });
  });

  it('has the mean and the error of an integration over the parameters', () => {
    // The difficulty of the last item alone varies, by ±0.8.
    const answers = answersOf(NO_ERROR).map((answer, index) =>
      index < 3 ? answer : { ...answer, item: { ...answer.item, covariance: varying(4, 0.64) } },
    );
    const exact = GRID.map((z) =>
      estimateAbility(
        answers.map((answer, index) =>
          index < 3 ? answer : { ...answer, item: { ...answer.item, b: answer.item.b + 0.8 * z } },
        ),
      ),
    );
    const total = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
    const average = (values: number[]) =>
      values.reduce((sum, value, index) => sum + value * (WEIGHTS[index] ?? 0), 0) / total;
    const theta = average(exact.map((one) => one.theta));
    const variance = average(exact.map((one) => one.standardError ** 2 + (one.theta - theta) ** 2));
    const many = estimateImputedAbility(answers, { sharedSlope: false, draws: 20_000 });
    expect([many.theta, many.standardError]).toEqual([
      expect.closeTo(theta, 2),
      expect.closeTo(Math.sqrt(variance), 2),
    ]);
    const usual = estimateImputedAbility(answers, { sharedSlope: false });
    expect(Math.abs(usual.theta - theta)).toBeLessThan(0.05);
    expect(Math.abs(usual.standardError - Math.sqrt(variance))).toBeLessThan(0.03);
  });

  it('has a greater error for less certain items, and a still greater one if they share the uncertainty', () => {
    const [known, unknown] = [answersOf(varying(4, 0.01)), answersOf(varying(4, 0.5))];
    const errorOf = (answers: EstimatedItemAnswer[], sharedSlope = false) =>
      estimateImputedAbility(answers, { sharedSlope, draws: 2_000 }).standardError;
    expect(errorOf(unknown)).toBeGreaterThan(errorOf(known) + 0.02);
    const allRight = answersOf(varying(0, 0.3)).map((answer) => ({ ...answer, isRight: true }));
    expect(errorOf(allRight, true)).toBeGreaterThan(errorOf(allRight));
  });

  it('is finite for all right, all wrong and no answers, and the same each time', () => {
    for (const isRight of [true, false]) {
      const answers = answersOf(varying(8, 4)).map((answer) => ({ ...answer, isRight }));
      const ability = estimateImputedAbility(answers, { sharedSlope: false });
      expect([ability.theta, ability.standardError].every(Number.isFinite)).toBe(true);
      expect(estimateImputedAbility(answers, { sharedSlope: false })).toEqual(ability);
    }
    expect(estimateImputedAbility([], { sharedSlope: true }).theta).toBeCloseTo(0, 9);
  });
});
