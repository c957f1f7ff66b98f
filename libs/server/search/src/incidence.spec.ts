import { sharesInTree } from './incidence';

describe('sharesInTree', () => {
  it('rounds the children of one node together, so that the matérias add up to 100', () => {
    const node = (id: number, parentId: number | null, asked: number) => ({ id, parentId, asked });
    const shareOf = sharesInTree([node(1, null, 1), node(2, null, 1), node(3, null, 1), node(4, 1, 1)], 3);
    expect([1, 2, 3, 4].map(shareOf)).toEqual([33.4, 33.3, 33.3, 33.3]);
    expect(shareOf(9)).toBe(0);
  });
});
