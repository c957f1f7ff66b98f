import { decimalFigure } from './figures';

/** Tenths of a percent in a whole: shares have one decimal. */
const UNITS = 1_000;

/**
 * Shares of a whole in percent with one decimal, rounded by largest remainders (Hamilton: Balinski & Young, Fair
 * Representation, 2nd ed., chapter 3): the shares of all parts add up to 100, which rounding each alone would miss. Of
 * equal remainders the earlier part is rounded up.
 * @param counts the parts, in order of display
 * @param whole their total; parts that do not cover it add up to their own share
 * @returns one for each part; zeros if the whole is 0
 */
export function percentagesOf(
  counts: readonly number[],
  whole: number = counts.reduce((sum, count) => sum + count, 0),
): number[] {
  if (whole <= 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / whole) * UNITS);
  const units = exact.map(Math.floor);
  const wanted = Math.round((counts.reduce((sum, count) => sum + count, 0) / whole) * UNITS);
  const left = wanted - units.reduce((sum, unit) => sum + unit, 0);
  if (left > 0) {
    const remainders = exact.map((share) => Math.round((share % 1) * 1e6));
    const byRemainder = Array.from(counts.keys()).sort(
      (one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0) || one - other,
    );
    for (const at of byRemainder.slice(0, left)) units[at] = (units[at] ?? 0) + 1;
  }
  return units.map((unit) => unit / 10);
}

/** The remainder of 100 after shares in percent; never less than 0. */
export const restOfPercentages = (percentages: readonly number[]): number =>
  Math.max(0, UNITS - Math.round(percentages.reduce((sum, share) => sum + share, 0) * 10)) / 10;

/** A share in percent as displayed: "12,5%". */
export const percentText = (percentage: number): string => `${decimalFigure(percentage)}%`;
