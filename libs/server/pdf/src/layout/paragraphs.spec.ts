import { OBJECT } from '../document/model';
import type { LineBlock } from './flow';
import type { LineRun } from './lines';
import { beginsParagraph } from './paragraphs';

const SIZE = 10;
const column = { page: 1, x0: 50, x1: 250, leading: 12 };

const runOf = (text: string, y: number, x0 = 50, x1 = 250): LineRun => ({
  text,
  x0,
  x1,
  y,
  size: SIZE,
  bold: false,
  italic: false,
  mono: false,
  shift: null,
  underlined: false,
});
const lineOf = (y: number, runs: LineRun[]): LineBlock => ({
  kind: 'line',
  column,
  ruled: false,
  line: { page: 1, runs, text: runs.map(({ text }) => text).join(' '), x0: 50, x1: 250, y, size: SIZE },
});
const plain = (y: number) => lineOf(y, [runOf('a irradiância solar média na região', y)]);
/** A line with a fraction that reaches so far above and below its baseline. */
const withFraction = (y: number, above: number, below: number) =>
  lineOf(y, [
    runOf('é de 1 500', y, 50, 100),
    {
      ...runOf(OBJECT, y, 102, 115),
      formula: { page: 1, box: { x0: 102, x1: 115, y0: y - above, y1: y + below }, words: 'W; m' },
    },
    runOf('em média', y, 118, 250),
  ]);

it('a line displaced by its fraction continues the paragraph', () => {
  expect(beginsParagraph(plain(117), plain(100), true)).toBe(true);
  expect(beginsParagraph(withFraction(117, 14, 8), plain(100), true)).toBe(false);
  expect(beginsParagraph(plain(117), withFraction(100, 14, 8), true)).toBe(false);
});

it('a line further away than its fraction reaches starts another', () => {
  expect(beginsParagraph(withFraction(124, 14, 8), plain(100), true)).toBe(true);
});
