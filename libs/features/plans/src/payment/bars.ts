/** Widths of the five bars for each digit, 1 for wide (ITF, as Febraban prescribes for boletos). */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'] as const;
const NARROW_UNITS = 1;
const WIDE_UNITS = 3;

export interface Bars {
  /** Total width, in narrow bars. */
  width: number;
  /** An SVG path in a box one unit high. */
  path: string;
}

/** The bars of a number in interleaved two of five; null for an odd number of digits, or other characters. */
export function barsOf(digits: string): Bars | null {
  if (!/^(?:\d\d)+$/.test(digits)) return null;
  const pairs = digits.match(/\d\d/g) ?? [];
  const widths = pairs.flatMap((pair) => {
    const [bars = '', gaps = ''] = [...pair].map((digit) => WIDE[Number(digit)]);
    return [...bars].flatMap((bar, at) => [bar, gaps[at] ?? '0']);
  });
  let at = 0;
  let path = '';
  ['0', '0', '0', '0', ...widths, '1', '0', '0'].forEach((width, index) => {
    const units = width === '1' ? WIDE_UNITS : NARROW_UNITS;
    if (index % 2 === 0) path += `M${at} 0h${units}v1h-${units}z`;
    at += units;
  });
  return { width: at, path };
}
