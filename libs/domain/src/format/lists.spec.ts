import { choiceListText, listText } from './lists';

describe('a list in a sentence', () => {
  it.each([
    [[], '', ''],
    [['a'], 'a', 'a'],
    [['a', 'b'], 'a e b', 'a ou b'],
    [['a', 'b', 'c'], 'a, b e c', 'a, b ou c'],
  ])('joins %j as Portuguese does', (words, all, one) => {
    expect([listText(words), choiceListText(words)]).toEqual([all, one]);
  });
});
