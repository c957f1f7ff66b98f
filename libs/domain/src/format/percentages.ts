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
  const units: number[] = [];
  const remainders: number[] = [];
  let sum = 0;
  let given = 0;
  for (const count of counts) {
    const share = (count / whole) * UNITS;
    const unit = Math.floor(share);
    units.push(unit);
    remainders.push(Math.round((share - unit) * 1e6));
    sum += count;
    given += unit;
  }
  const left = Math.round((sum / whole) * UNITS) - given;
  if (left > 0) {
    const byRemainder = [...units.keys()].sort(
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
