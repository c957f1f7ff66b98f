import { lazily } from './lazily';

/** How a number is written: shares as percentages; as many decimals as it has, up to so many. */
export interface NumeralStyle {
  style: 'decimal' | 'percent';
  decimals: number;
}

const PLAIN = /^\d{1,12}(?:\.\d+)?$/;
const PERCENT_SHIFT = 2;

const GROUP = 3;

/** A whole number with its thousands apart: "1.234". */
export function grouped(whole: number): string {
  const digits = String(whole);
  const first = digits.length % GROUP || GROUP;
  const parts = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += GROUP) parts.push(digits.slice(at, at + GROUP));
  return parts.join('.');
}

/**
 * Writes numbers as Brazilians do and `Intl` does, but for a zero, which has no sign. Plain figures are written without it: its first use
 * takes a cheap phone some forty milliseconds, and nearly every page has a figure. `Intl` writes the others (negative ones, no numbers).
 */
export function numerals({ style, decimals }: NumeralStyle): (value: number) => string {
  const others = lazily(() => new Intl.NumberFormat('pt-BR', { style, maximumFractionDigits: decimals }));
  const isShare = style === 'percent';
  const unit = 10 ** decimals;
  return (value) => {
    const written = String(value);
    if (!PLAIN.test(written)) return others().format(value);
    // By the digits that are written: 0.285 is 28.5 %, though a hundred times 0.285 is a little less.
    const units = Math.round(Number(`${written}e${decimals + (isShare ? PERCENT_SHIFT : 0)}`));
    const rest = units % unit;
    const fraction = rest === 0 ? '' : `,${String(rest / unit).slice('0.'.length)}`;
    return `${grouped(Math.floor(units / unit))}${fraction}${isShare ? '%' : ''}`;
  };
}
