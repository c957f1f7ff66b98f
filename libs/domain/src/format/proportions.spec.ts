import { fineShareText } from './figures';
import { partText, rangeText } from './proportions';

const text = (value: string) => value.replace(/\s/g, ' ');

describe('shares in words', () => {
  it('have decimals only if small', () => {
    expect([0, 0.004, 0.0449, 0.0994, 0.0995, 0.3249, 1].map((share) => text(fineShareText(share)))).toEqual([
      '0%',
      '0,4%',
      '4,5%',
      '9,9%',
      '10%',
      '32%',
      '100%',
    ]);
  });

  it('give the interval as from and to', () => {
    expect(text(rangeText({ share: 0.32, low: 0.041, high: 0.361 }))).toBe('4,1% a 36%');
  });

  it('give the part and the sample', () => {
    expect(partText(1_312, 4_962)).toBe('1.312 de 4.962');
  });
});
