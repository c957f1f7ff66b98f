/** A tile of a treemap, in percent of its width and height. */
export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The worst ratio of the longest to the shortest side among a row's tiles. */
function worstShape(areas: readonly number[], side: number): number {
  const sum = areas.reduce((all, area) => all + area, 0);
  return Math.max(
    ...areas.map((area) => Math.max((side * side * area) / (sum * sum), (sum * sum) / (side * side * area))),
  );
}

/**
 * Lays out weights as tiles with proportional areas, as square as a greedy algorithm makes them (Bruls, Huizing & van
 * Wijk, Squarified Treemaps, 2000).
 * @param weights greater than 0, heaviest first
 * @param aspect ratio of width to height
 */
export function treemapOf(weights: readonly number[], aspect: number): Tile[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const areas = weights.map((weight) => (weight / sum) * aspect);
  const tiles: Tile[] = [];
  let [x, y, width, height] = [0, 0, aspect, 1];
  for (let from = 0; from < areas.length;) {
    const side = Math.min(width, height);
    let to = from + 1;
    while (to < areas.length && worstShape(areas.slice(from, to + 1), side) <= worstShape(areas.slice(from, to), side))
      to += 1;
    const row = areas.slice(from, to);
    const depth = row.reduce((all, area) => all + area, 0) / side;
    let along = 0;
    for (const area of row) {
      const length = area / depth;
      tiles.push(
        width >= height
          ? { x, y: y + along, width: depth, height: length }
          : { x: x + along, y, width: length, height: depth },
      );
      along += length;
    }
    if (width >= height) [x, width] = [x + depth, width - depth];
    else [y, height] = [y + depth, height - depth];
    from = to;
  }
  return tiles.map((tile) => ({
    x: (tile.x / aspect) * 100,
    y: tile.y * 100,
    width: (tile.width / aspect) * 100,
    height: tile.height * 100,
  }));
}
