import { randomNumbers } from '../../statistics/random-numbers';
import { answersLacking, expectedGain, fitPractice, type Practised } from './practice';

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** A student whose accuracy follows the model: assuntos of different difficulty, practised to different extents. */
function simulate(seed: number, slope: number) {
  const { uniform, normal } = randomNumbers(seed);
  const level = 0.3 * normal();
  const offsets = Array.from({ length: 20 }, normal);
  const histories = offsets.map((offset) =>
    Array.from(
      { length: Math.floor(40 * uniform()) },
      (_, answers) => uniform() < logistic(level + offset + slope * Math.log(1 + answers)),
    ),
  );
  const subjects = histories.map(({ length }): Practised => ({ points: 2, before: length, after: length + 5 }));
  const shareAt = (at: number, answers: number) => logistic(level + (offsets[at] ?? 0) + slope * Math.log(1 + answers));
  const truth = subjects.reduce(
    (sum, { points, before, after }, at) => sum + points * (shareAt(at, after) - shareAt(at, before)),
    0,
  );
  return { histories, subjects, truth };
}

describe('what practice brings', () => {
  it('is not told before there are answers enough to tell it from chance', () => {
    const answers = (count: number) => Array.from({ length: count }, (_, at) => at % 2 === 0);
    expect(answersLacking([])).toBe(100);
    expect(fitPractice([answers(99)])).toBeNull();
    expect(answersLacking([answers(99)])).toBe(1);
    // A hundred answers to a hundred assuntos compare nothing with nothing.
    expect(answersLacking(Array.from({ length: 100 }, () => answers(1)))).toBe(30);
    expect(answersLacking([answers(60), answers(40)])).toBe(0);
  });

  it('is estimated without bias, and its intervals hold the truth about as often as they say', () => {
    for (const slope of [0, 0.3, 0.6]) {
      let [within, error, whole] = [0, 0, 0];
      const runs = 60;
      for (let seed = 1; seed <= runs; seed += 1) {
        const { histories, subjects, truth } = simulate(seed, slope);
        const practice = fitPractice(histories);
        if (!practice) throw new Error('too few answers');
        const { points, low, high } = expectedGain(practice, subjects);
        if (low <= truth && truth <= high) within += 1;
        error += points - truth;
        whole += truth;
      }
      expect({ slope, coverage: within / runs >= 0.9 }).toEqual({ slope, coverage: true });
      expect(Math.abs(error / runs)).toBeLessThan(Math.max(0.15, (0.2 * whole) / runs));
    }
  });

  it('is nothing for a plan without questions, and grows with the questions of an improving student', () => {
    const { histories, subjects } = simulate(3, 0.6);
    const practice = fitPractice(histories);
    if (!practice) throw new Error('too few answers');
    const gains = [0, 5, 20].map((more) =>
      expectedGain(
        practice,
        subjects.map((subject) => ({ ...subject, after: subject.before + more })),
      ),
    );
    expect(gains[0]).toEqual({ points: 0, low: 0, high: 0 });
    expect(gains[2]?.points).toBeGreaterThan(gains[1]?.points ?? 0);
    expect(gains[1]?.points).toBeGreaterThan(0);
  });

  it('is found for students who are always right or always wrong, too', () => {
    for (const isRight of [true, false]) {
      const practice = fitPractice(Array.from({ length: 10 }, () => Array.from({ length: 20 }, () => isRight)));
      const gain = practice && expectedGain(practice, [{ points: 1, before: 20, after: 25 }]);
      expect(Math.abs(gain?.points ?? NaN)).toBeLessThan(0.1);
    }
  });
});
