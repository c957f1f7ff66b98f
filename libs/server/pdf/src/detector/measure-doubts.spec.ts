import { nastyPaper, writePdf } from '../testing';
import type { Block } from '../layout/flow';
import type { PaperQuestion } from '../paper/read-paper';
import { copyOf, textsIn } from './damage';
import { measureDoubts, type Doubted } from './measure-doubts';

/** Ten questions in two columns, which are all read right. */
const paper = () => writePdf(nastyPaper(1000).pages);
const sum = (counts: readonly Doubted[]) =>
  counts.reduce((all, { of, doubted }) => ({ of: all.of + of, doubted: all.doubted + doubted }));

describe('the checks, measured as a detector', () => {
  it('doubt nearly all damaged questions, for many kinds of damage, and no right one', async () => {
    const { right, damaged } = await measureDoubts(paper(), [...Array(10).keys()]);
    expect(right).toEqual({ of: 10, doubted: 0 });
    expect(Object.keys(damaged).length).toBeGreaterThan(15);
    const { of, doubted } = sum(Object.values(damaged));
    expect(of).toBeGreaterThan(200);
    expect(doubted / of).toBeGreaterThan(0.95);
  });

  it('count undoubted questions as right if no transcript exists', async () => {
    expect((await measureDoubts(paper(), null)).right).toEqual({ of: 10, doubted: 0 });
  });

  it('use changed copies, and leave the reading unchanged', () => {
    const read: PaperQuestion = {
      number: 1,
      language: null,
      kind: 'multichoice',
      section: null,
      shared: [[]],
      statement: [],
      alternatives: [{ letter: 'A', blocks: [] }],
    };
    const before = structuredClone(read);
    const copy = copyOf(read);
    const picture = { page: 1, box: { x0: 0, y0: 0, x1: 9, y1: 9 }, table: null };
    const block: Block = { kind: 'figure', figure: picture, column: { page: 1, x0: 0, x1: 99, leading: 12 } };
    for (const blocks of [...copy.shared, ...textsIn(copy)]) blocks.push(block);
    copy.alternatives.pop();
    copy.shared.pop();
    expect(read).toEqual(before);
  });
});
