import { treemapOf } from './treemap';

describe('treemapOf', () => {
  it('gives each weight its share of the picture, without gaps', () => {
    const weights = [24, 14, 13, 9, 9, 8, 7, 5, 4, 3, 2, 1, 1];
    for (const aspect of [0.8, 1.6]) {
      const tiles = treemapOf(weights, aspect);
      tiles.forEach(({ width, height }, at) => expect((width * height) / 100).toBeCloseTo(weights[at] ?? 0, 6));
      for (const { x, y, width, height } of tiles) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-9);
      }
    }
  });

  it('makes no slivers: a tile is at most four times as long as wide', () => {
    for (const { width, height } of treemapOf([24, 14, 13, 9, 9, 8, 7, 5, 4, 3, 2, 1, 1], 1.6)) {
      const shape = (width * 1.6) / height;
      expect(Math.max(shape, 1 / shape)).toBeLessThan(4);
    }
  });

  it('returns no tile if all weights are zero', () => {
    expect(treemapOf([], 1)).toEqual([]);
    expect(treemapOf([5], 1)).toEqual([{ x: 0, y: 0, width: 100, height: 100 }]);
  });
});
