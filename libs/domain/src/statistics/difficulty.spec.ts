import { DIFFICULTY_MIN_ANSWERS, measuredDifficulty } from './difficulty';
import { wilsonInterval } from './proportion';

describe('a difficulty from answers', () => {
  it('follows the share of right answers in five equal steps', () => {
    const levels = [100, 80, 79, 60, 40, 39, 20, 19, 0].map((right) => measuredDifficulty({ answers: 100, right }));
    expect(levels).toEqual([1, 1, 2, 2, 3, 4, 4, 5, 5]);
  });

  it('is null with too few answers to distinguish two labels', () => {
    expect(measuredDifficulty({ answers: DIFFICULTY_MIN_ANSWERS - 1, right: 50 })).toBeNull();
    const { low, high } = wilsonInterval(DIFFICULTY_MIN_ANSWERS / 2, DIFFICULTY_MIN_ANSWERS);
    expect(high - low).toBeLessThanOrEqual(0.2);
  });
});
