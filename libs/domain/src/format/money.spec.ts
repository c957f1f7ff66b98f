import fc from 'fast-check';
import { centsOf, money } from './money';

describe('a displayed amount', () => {
  it('is in reais', () => expect(money(123_456).replace(/\s/, ' ')).toBe('R$ 1.234,56'));

  it('is in another currency if it was charged in one', () => {
    expect(['BRL', 'USD', 'ARS'].map((currency) => money(123_450, currency).replace(/\s/, ' '))).toEqual([
      'R$ 1.234,50',
      'US$ 1.234,50',
      'ARS 1.234,50',
    ]);
  });

  it('equals what Intl formats', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (cents) => {
        expect(money(cents)).toBe(intl.format(cents === 0 ? 0 : cents / 100));
      }),
    );
  });
});

describe('a typed amount', () => {
  it.each([
    ['20', 2_000],
    ['20,5', 2_050],
    ['20.50', 2_050],
    [' R$ 1.234,56 ', 123_456],
    ['1.234', 123_400],
    ['12.345.678', 1_234_567_800],
    ['0,01', 1],
  ])('%s is %d centavos', (text, cents) => expect(centsOf(text)).toBe(cents));

  it.each(['', 'vinte', '-5', '1,234', '1.2.3', '20,', '1e3'])('"%s" is invalid', (text) =>
    expect(centsOf(text)).toBeNull(),
  );
});
