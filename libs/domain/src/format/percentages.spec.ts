import { percentagesOf, percentText, restOfPercentages } from './percentages';

const sum = (shares: readonly number[]) => Math.round(shares.reduce((all, share) => all + share, 0) * 10) / 10;

describe('percentagesOf', () => {
  it('adds to 100 where rounding each share alone would not', () => {
    expect(percentagesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
    expect(percentagesOf([4, 2, 1])).toEqual([57.1, 28.6, 14.3]);
    const sixths = percentagesOf([1, 1, 1, 1, 1, 1]);
    expect(sum(sixths)).toBe(100);
    expect(Math.max(...sixths) - Math.min(...sixths)).toBeLessThan(0.11);
  });

  it('adds to 100 for any parts, each at most a tenth from its exact share', () => {
    for (let parts = 1; parts <= 60; parts += 1) {
      const counts = Array.from({ length: parts }, (_, at) => 1 + ((at * 7) % 11));
      const whole = counts.reduce((all, count) => all + count, 0);
      const shares = percentagesOf(counts);
      expect(sum(shares)).toBe(100);
      for (const [at, share] of shares.entries())
        expect(Math.abs(share - (100 * (counts[at] ?? 0)) / whole)).toBeLessThan(0.1);
    }
  });

  it('rounds parts of a larger whole to their shares of that whole', () => {
    expect(percentagesOf([5, 5, 4], 40)).toEqual([12.5, 12.5, 10]);
    expect(percentagesOf([], 40)).toEqual([]);
    expect(percentagesOf([0, 0])).toEqual([0, 0]);
  });
});

it('gives the remainder of named shares, and each share with one decimal at most', () => {
  expect(restOfPercentages([12.5, 12.5, 10.1])).toBe(64.9);
  expect(restOfPercentages([60, 45.6])).toBe(0);
  expect([12.5, 10, 0.3].map(percentText)).toEqual(['12,5%', '10%', '0,3%']);
});
