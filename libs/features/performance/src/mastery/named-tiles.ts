import { treemapOf, type Tile } from './treemap';

/** What a tile has to hold; lengths are in rem. */
export interface Named {
  name: string;
  weight: number;
  /** Lines below the name. */
  lines: number;
}

/** The label of a tile, as `Tag` of mastery-tiles.tsx draws it. A letter is taken as rather wide. */
const LABEL = { letter: 0.39, line: 1.1, across: 1.4, above: 0.85, below: 0.25 } as const;
const LEAST_SIDE = 2.75;
/** How much wider than high the tiles are made, because names are; the first one is preferred. */
const STRETCHES = [1.3, 1.15, 1.45, 1.6, 1, 1.8];

/** Lines that a name needs, broken between words only; infinite if a word is too long. */
function linesOf(name: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of name.split(' ')) {
    const length = word.length * LABEL.letter;
    if (length > width) return Infinity;
    const next = used === 0 ? length : used + LABEL.letter + length;
    if (next > width) lines += 1;
    used = next > width ? length : next;
  }
  return lines;
}

function holdsName({ name, lines }: Named, width: number, height: number): boolean {
  const needed = (linesOf(name, width - LABEL.across) + lines) * LABEL.line + LABEL.above + LABEL.below;
  return Math.min(width, height) >= LEAST_SIDE && needed <= height;
}

/** Tiles for as many parts as can show their names: the lightest one that cannot leaves, and the others grow. */
function tilesOf(parts: readonly Named[], width: number, aspect: number, stretch: number): Map<Named, Tile> {
  const tiles = treemapOf(
    parts.map(({ weight }) => weight),
    aspect / stretch,
  );
  const laid = parts.flatMap((part, at) => {
    const tile = tiles[at];
    return tile ? [{ part, tile }] : [];
  });
  const bad = laid.findLast(
    ({ part, tile }) => !holdsName(part, (tile.width * width) / 100, (tile.height * width) / aspect / 100),
  );
  return bad && parts.length > 1
    ? tilesOf(
        parts.filter((part) => part !== bad.part),
        width,
        aspect,
        stretch,
      )
    : new Map(laid.map(({ part, tile }) => [part, tile]));
}

/**
 * Lays out parts as a treemap in which each tile has room for its name.
 * @param parts heaviest first, with weights greater than 0
 * @param width of the picture
 * @param aspect ratio of width to height
 * @returns a tile for each part; null if it has to be listed beside the picture
 */
export function namedTiles(parts: readonly Named[], width: number, aspect: number): (Tile | null)[] {
  const layouts = STRETCHES.map((stretch) => tilesOf(parts, width, aspect, stretch));
  const best = layouts.reduce((one, other) => (other.size > one.size ? other : one));
  return parts.map((part) => best.get(part) ?? null);
}
