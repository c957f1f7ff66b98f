import { OBJECT, type Graphic, type TextRun } from '../document/model';
import { withFormulas } from './formulas';

const run = (text: string, x0: number, y: number, size = 10): TextRun => ({
  text,
  x0,
  x1: x0 + text.length * size * 0.5,
  y,
  size,
  bold: false,
  italic: false,
  mono: false,
});
const bar = (x0: number, x1: number, y: number): Graphic => ({
  kind: 'rule',
  blank: false,
  x0,
  x1,
  y0: y,
  y1: y + 0.5,
});
const texts = (runs: readonly TextRun[], graphics: readonly Graphic[] = []) =>
  withFormulas(runs, graphics, 1)
    .sort((one, other) => one.x0 - other.x0)
    .map(({ text }) => text);

describe('two-dimensional formulas', () => {
  it('are roots with the terms under their bar, alone or in a fraction', () => {
    const root = [run('√', 10, 100), run('2x', 15, 100)];
    expect(texts([...root, run('+ 1', 30, 100)], [bar(15, 25, 92)])).toEqual([OBJECT, '+ 1']);
    expect(texts([...root, run('3', 15, 112)], [bar(15, 25, 92), bar(9, 26, 103)])).toEqual([OBJECT]);
    expect(texts([run('√2', 10, 100)])).toEqual(['√2']);
  });

  it('are sums with their limits', () => {
    const sum = [run('∑', 10, 100, 16), run('n', 13, 86, 7), run('i=1', 10, 110, 7)];
    expect(texts([...sum, run('x', 24, 100)])).toEqual([OBJECT, 'x']);
    expect(texts([run('∑', 10, 100), run('F = 0', 16, 100)])).toEqual(['∑', 'F = 0']);
  });

  it('list their printed characters, row by row from above', () => {
    const words = (runs: readonly TextRun[], graphics: readonly Graphic[] = []) =>
      withFormulas(runs, graphics, 1).flatMap(({ formula }) => formula?.words ?? []);
    const above = [run('√', 10, 100), run('2x', 15, 100), run('y', 20, 100)];
    expect(words([...above, run('3', 15, 112)], [bar(15, 25, 92), bar(9, 26, 103)])).toEqual(['√ 2x y; 3']);
    expect(words([run('\uE020', 10, 100), run('n', 15, 96, 7), run('\uE021', 18.5, 93, 5)])).toEqual(['n']);
    expect(words([run('\uE020', 10, 100), run('\uE022', 15, 96, 7), run('\uE021', 18.5, 93, 5)])).toEqual(['']);
  });

  it('are exponents of exponents, and not a single one', () => {
    const power = [run('2', 10, 100), run('n', 15, 96, 7)];
    expect(texts([...power, run('k', 18.5, 93, 5)])).toEqual([OBJECT]);
    expect(texts(power)).toEqual(['2', 'n']);
  });

  it('are fractions of words beside an equals sign, and no heading above a line', () => {
    const fraction = [run('distância', 40, 96), run('tempo', 50, 110)];
    expect(texts([run('v =', 20, 103), ...fraction], [bar(39, 86, 99)])).toEqual(['v =', OBJECT]);
    expect(texts(fraction, [bar(39, 86, 99)])).toEqual(['distância', 'tempo']);
  });
});
