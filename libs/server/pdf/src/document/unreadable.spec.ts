import type { Page } from './model';
import { whyUnreadable } from './unreadable';

const style = { bold: false, italic: false, mono: false };
const page = (text: string): Page => ({
  number: 1,
  width: 595,
  height: 842,
  runs: [{ ...style, text, x0: 40, x1: 500, y: 80, size: 10 }],
  graphics: [],
  unknownGlyphs: 0,
});
const SENTENCE = 'A sentença que julga o pedido improcedente produz efeitos entre as partes. ';

describe('a document whose text cannot be read', () => {
  it.each([
    ['pages that are pictures', 'p. 1', /^não tem texto/],
    ['fonts without Unicode', SENTENCE.replace(/[aei]/g, '\uFFFD'), /não têm a tabela Unicode/],
    ['fonts with characters of their own', SENTENCE.replace(/[aei]/g, '\uE001'), /não têm a tabela Unicode/],
  ])('is refused in one sentence: %s', (_, text, reason) => {
    expect(whyUnreadable([page(text)])).toMatch(reason);
  });

  it('does not include one with a formula of unknown characters', () => {
    expect(whyUnreadable([page(`${SENTENCE}${SENTENCE}\uFFFD + \uFFFD = 2`)])).toBeNull();
  });
});
