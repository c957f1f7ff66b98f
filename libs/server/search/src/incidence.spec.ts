import { sharesInTree } from './incidence';

describe('sharesInTree', () => {
  it('rounds the children of one node together, so that the matérias add up to 100', () => {
    const nodes = [null, 1, null, null].map((parentId) => ({ parentId, asked: 1 }));
    expect(sharesInTree(nodes, 3)).toEqual([33.4, 33.3, 33.3, 33.3]);
    expect(sharesInTree([], 0)).toEqual([]);
  });
});
