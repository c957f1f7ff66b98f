import { retryDelayMs } from './backoff';

describe('the delay before the next try', () => {
  it.each([
    [0, 1_000],
    [1, 1_000],
    [2, 2_000],
    [6, 32_000],
    [7, 60_000],
    [100, 60_000],
  ])('after %i failures is %i ms at most, half of it random', (failures, ms) => {
    expect([0, 0.5, 1].map((chance) => retryDelayMs(failures, () => chance))).toEqual([ms / 2, ms * 0.75, ms]);
  });
});
