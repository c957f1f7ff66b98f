import type { TextRun } from './model';
import { withoutRedrawn } from './redrawn';

/** A run of letters that are five points wide, on the baseline at 100. */
const run = (text: string, x0: number, more: Partial<TextRun> = {}): TextRun => ({
  text,
  x0,
  x1: x0 + 5 * text.length,
  y: 100,
  size: 10,
  bold: false,
  italic: false,
  mono: false,
  ...more,
});

const textsOf = (...runs: TextRun[]) => withoutRedrawn(runs).map(({ text, x0 }) => `${x0} ${text}`);

describe('text that is drawn twice', () => {
  it.each([
    ['at its place', [run('a prova oral', 40), run('a prova oral', 40)], ['40 a prova oral']],
    ['a little apart', [run('a prova', 40), run('a prova', 40.4, { y: 100.4 })], ['40 a prova']],
    ['from its middle to its end', [run('a prova oral', 40), run('prova oral', 50)], ['40 a prova oral']],
    ['in its middle', [run('a prova oral', 40), run('prova', 50)], ['40 a prova oral']],
    ['with its beginning', [run('prova', 50), run('a prova', 40)], ['40 a prova']],
    ['with what follows', [run('a prova', 40), run('prova oral', 50)], ['40 a prova', '75  oral']],
    ['word by word', [run('a', 40), run('prova', 50), run('a prova', 40)], ['40 a prova']],
    ['with a sign more', [run('D', 40), run('D)', 39.6, { y: 99.6 })], ['39.6 D)']],
  ])('%s is read once', (_, runs, expected) => {
    expect(textsOf(...runs)).toEqual(expected);
  });

  it('is distinguished from repeated words', () => {
    expect(textsOf(run('prova', 40), run('prova', 70))).toEqual(['40 prova', '70 prova']);
    expect(textsOf(run('ora', 40), run('ora', 56))).toEqual(['40 ora', '56 ora']);
    expect(textsOf(run('prova', 40), run('prova', 40, { y: 112 }))).toEqual(['40 prova', '40 prova']);
  });

  it('is distinguished from other text in its place', () => {
    expect(textsOf(run('=', 40), run('/', 40))).toEqual(['40 =', '40 /']);
    expect(textsOf(run('10', 40), run('2', 46, { size: 6, y: 97 }))).toEqual(['40 10', '46 2']);
    expect(textsOf(run('a prova', 40), run('outra coisa', 50))).toEqual(['40 a prova', '50 outra coisa']);
    expect(textsOf(run('\uFFFC', 40), run(' ', 40), run(' ', 40))).toEqual(['40 \uFFFC', '40  ', '40  ']);
  });
});
