/**
 * Shares of a sample: the score interval of Wilson ("Probable Inference, the Law of Succession, and Statistical
 * Inference", Journal of the American Statistical Association 22, 1927), which Brown, Cai & DasGupta (Statistical Science
 * 16, 2001) recommend for small samples: unlike the textbook's it never leaves 0–1 and never shrinks to a point.
 */

/** The standard normal quantile of a two-sided level of 95 %. */
const Z = 1.959963984540054;

/**
 * Smallest sample whose shares are shown. With 30 questions a share of one half may as well be 33 % or 67 %: below
 * that, a subject asked in every second question cannot be distinguished from one asked in every third, and the figure
 * would be misleading.
 */
export const MIN_SAMPLE = 30;

/** A share and the bounds of its 95 % interval, all from 0 to 1. */
export interface Proportion {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The 95 % Wilson score interval of `part` in `whole`.
 * @param part from 0 to `whole`
 * @param whole the size of the sample, at least 1
 */
export function wilsonInterval(part: number, whole: number): Proportion {
  const share = part / whole;
  const weight = (Z * Z) / whole;
  const centre = (share + weight / 2) / (1 + weight);
  const reach = (Z * Math.sqrt((share * (1 - share)) / whole + weight / (4 * whole))) / (1 + weight);
  // The bounds are exact at both ends; rounding errors would otherwise miss 0 and 1.
  return {
    share,
    low: part === 0 ? 0 : Math.max(0, centre - reach),
    high: part === whole ? 1 : Math.min(1, centre + reach),
  };
}

/** The share with its confidence interval; null where the sample is smaller than `least`. */
export const proportionOf = (part: number, whole: number, least: number = MIN_SAMPLE): Proportion | null =>
  whole < least ? null : wilsonInterval(part, whole);
