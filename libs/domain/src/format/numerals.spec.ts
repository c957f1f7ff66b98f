import fc from 'fast-check';
import { numerals, type NumeralStyle } from './numerals';

const STYLES: NumeralStyle[] = [
  { style: 'decimal', decimals: 3 },
  { style: 'decimal', decimals: 1 },
  { style: 'percent', decimals: 0 },
  { style: 'percent', decimals: 1 },
];

const byIntl = ({ style, decimals }: NumeralStyle) =>
  new Intl.NumberFormat('pt-BR', { style, maximumFractionDigits: decimals });

describe('a number in text', () => {
  it.each(STYLES)('equals what Intl formats: $style with $decimals decimals', (style) => {
    const text = numerals(style);
    const intl = byIntl(style);
    const count = fc.nat();
    const share = fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 })).map(([part, whole]) => part / whole);
    const tie = fc.nat(20_000).map((half) => (2 * half + 1) / 2_000);
    fc.assert(
      fc.property(fc.oneof(count, share, tie, fc.double()), (value) => {
        expect(text(value)).toBe(intl.format(value === 0 ? 0 : value));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [0.285, '29%'],
    [0.005, '1%'],
    [-0, '0%'],
    [1, '100%'],
    [-0.25, '-25%'],
    [NaN, 'NaN%'],
  ])('rounds the share %d by its digits: %s', (share, text) => {
    expect(numerals({ style: 'percent', decimals: 0 })(share)).toBe(text);
  });
});
