import { MIN_SAMPLE, proportionOf, wilsonInterval } from './proportion';

describe('the interval of a share', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d in %d is the published one', (part, whole, low, high) => {
    const interval = wilsonInterval(part, whole);
    expect([interval.share, interval.low, interval.high].map((value) => Number(value.toFixed(4)))).toEqual([
      Number((part / whole).toFixed(4)),
      low,
      high,
    ]);
  });

  it('is symmetric for the complementary share', () => {
    const one = wilsonInterval(7, 50);
    const other = wilsonInterval(43, 50);
    expect(other.low).toBeCloseTo(1 - one.high, 12);
    expect(other.high).toBeCloseTo(1 - one.low, 12);
  });

  it('stays between 0 and 1, and reaches them exactly', () => {
    expect(wilsonInterval(0, 400).low).toBe(0);
    expect(wilsonInterval(400, 400).high).toBe(1);
    expect(wilsonInterval(400, 400).low).toBeLessThan(1);
  });
});

describe('a displayed share', () => {
  it('needs a sample large enough', () => {
    expect(proportionOf(MIN_SAMPLE - 1, MIN_SAMPLE - 1)).toBeNull();
    expect(proportionOf(0, 0)).toBeNull();
    expect(proportionOf(15, MIN_SAMPLE)).toMatchObject({ share: 0.5 });
  });

  it('does not distinguish one half from one third in the smallest sample', () => {
    const { low, high } = wilsonInterval(MIN_SAMPLE / 2, MIN_SAMPLE);
    expect([low, high].map((value) => Math.round(value * 100))).toEqual([33, 67]);
  });
});
