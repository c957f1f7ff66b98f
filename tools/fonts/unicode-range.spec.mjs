import { rangeOf, split } from './unicode-range.mjs';

describe('the letters of the fonts', () => {
  it('are divided by the range that the style sheet gives to the rare ones', () => {
    const css =
      "@font-face{src:url('a')} @font-face{unicode-range: U+A2-A6,\n U+2191;} @font-face{unicode-range: U+A2-A6, U+2191;}";
    expect(rangeOf(css)).toBe('U+A2-A6, U+2191');
    expect(split('Até ¢5 ↑', rangeOf(css))).toEqual({ rare: '¢↑', common: 'Até 5 ' });
  });

  it('have one range: different ranges would leave a letter without a file', () => {
    expect(() => rangeOf('a{unicode-range: U+A2;} b{unicode-range: U+A3;}')).toThrow('2 different');
    expect(() => rangeOf('')).toThrow('0 different');
  });
});
