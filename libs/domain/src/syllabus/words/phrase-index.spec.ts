import { PhraseIndex } from './phrase-index';

const index = (...phrases: string[]) =>
  new PhraseIndex(phrases.map((phrase) => ({ words: phrase.split(' '), value: phrase })));
const find = (phrases: string[], text: string) =>
  index(...phrases)
    .find(text.split(' '))
    .map(({ value, positions }) => [value, ...positions]);

describe('an index of phrases', () => {
  it('finds a phrase in any order of its words, with the position of each', () => {
    expect(find(['ato nulo'], 'x nulo ato')).toEqual([['ato nulo', 2, 1]]);
  });

  it('finds a phrase with at most two other words between its own', () => {
    expect(find(['ato nulo'], 'ato x y nulo')).toEqual([['ato nulo', 0, 3]]);
    expect(find(['ato nulo'], 'ato x y z nulo')).toEqual([]);
    expect(find(['ato nulo civil'], 'ato x nulo y civil')).toEqual([['ato nulo civil', 0, 2, 4]]);
    expect(find(['ato nulo civil'], 'ato x nulo y z civil')).toEqual([]);
  });

  it('needs all words of a phrase', () => {
    expect(find(['ato nulo'], 'ato civil')).toEqual([]);
    expect(find(['ato nulo'], 'nulo')).toEqual([]);
  });

  it('takes the occurrences nearest to each other, and the first of several', () => {
    expect(find(['ato nulo'], 'ato x y z w nulo ato')).toEqual([['ato nulo', 6, 5]]);
    expect(find(['ato nulo'], 'nulo x x x x ato nulo')).toEqual([['ato nulo', 5, 6]]);
    expect(find(['ato nulo'], 'ato nulo x ato nulo')).toEqual([['ato nulo', 0, 1]]);
    expect(find(['ato nulo'], 'nulo ato nulo')).toEqual([['ato nulo', 1, 0]]);
  });

  it('gives each phrase once, the longest first', () => {
    expect(find(['ato', 'ato nulo', 'nulo civil', 'ato nulo civil'], 'ato nulo civil ato')).toEqual([
      ['ato nulo civil', 3, 1, 2],
      ['ato nulo', 0, 1],
      ['nulo civil', 1, 2],
      ['ato', 0],
    ]);
  });
});
