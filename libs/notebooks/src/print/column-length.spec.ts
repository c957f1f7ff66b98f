import { isLongerThanColumn } from './column-length';

describe('alternatives that are kept whole on paper', () => {
  it('are those that fit into one column, one by one or together', () => {
    const paragraph = `<p>${'a'.repeat(1_500)}</p>`;
    expect(isLongerThanColumn(paragraph)).toBe(false);
    expect(isLongerThanColumn(paragraph, paragraph)).toBe(true);
    expect(isLongerThanColumn('a'.repeat(20_000))).toBe(true);
  });

  it('are counted by their letters and not by their markup', () => {
    expect(isLongerThanColumn('<p><strong>x</strong></p>'.repeat(1_000))).toBe(false);
  });
});
