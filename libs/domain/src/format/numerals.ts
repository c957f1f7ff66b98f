import { lazily } from './lazily';

/** How a number is formatted: shares as percentages; with the decimals that it has, up to a maximum. */
export interface NumeralStyle {
  style: 'decimal' | 'percent';
  decimals: number;
}

const PLAIN = /^\d{1,12}(?:\.\d+)?$/;
const PERCENT_SHIFT = 2;

const GROUP = 3;

/** A whole number with thousands separators: "1.234". */
export function grouped(whole: number): string {
  const digits = String(whole);
  const first = digits.length % GROUP || GROUP;
  const parts = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += GROUP) parts.push(digits.slice(at, at + GROUP));
  return parts.join('.');
}

/**
 * Formats numbers like `Intl` in Brazilian notation, except that a zero has no sign. Plain figures are formatted
 * without `Intl`: its first use takes a cheap phone some forty milliseconds, and nearly every page has a figure. `Intl`
 * formats the others (negative ones, NaN).
 */
export function numerals({ style, decimals }: NumeralStyle): (value: number) => string {
  const others = lazily(() => new Intl.NumberFormat('pt-BR', { style, maximumFractionDigits: decimals }));
  const isShare = style === 'percent';
  const unit = 10 ** decimals;
  return (value) => {
    const written = String(value);
    if (!PLAIN.test(written)) return others().format(value);
    // Computed from the decimal digits: 0.285 is 28.5 %, although 100 × 0.285 is slightly less in binary.
    const units = Math.round(Number(`${written}e${decimals + (isShare ? PERCENT_SHIFT : 0)}`));
    const rest = units % unit;
    const fraction = rest === 0 ? '' : `,${String(rest / unit).slice('0.'.length)}`;
    return `${grouped(Math.floor(units / unit))}${fraction}${isShare ? '%' : ''}`;
  };
}
