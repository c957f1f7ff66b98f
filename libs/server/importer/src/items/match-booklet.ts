import type { FileItem, ItemLanguage } from './item-file';

/** A question of a paper, for comparison with a booklet. */
export interface PaperItem {
  number: number;
  /** '' if the number occurs once. */
  language: ItemLanguage;
  /** The letter of its right alternative; null if it is annulled or has no key. */
  key: string | null;
}

/** The alignment of a booklet with a paper. */
export interface BookletMatch {
  /** Added to a position, it gives the paper's number. */
  shift: number;
  /** Number of items with the paper's key. */
  agreeing: number;
  /** Numbers of the paper whose key differs from the booklet's. */
  differing: number[];
  /** Positions that the paper lacks. */
  missing: number[];
}

/** Fewer equal keys may be a coincidence; this many have a probability of 1 in 5¹⁵ with five alternatives. */
const LEAST_AGREEING = 15;

/** Whether an alignment is a match: enough keys, and all of them equal. */
export const isMatch = ({ agreeing, differing }: BookletMatch): boolean =>
  agreeing >= LEAST_AGREEING && differing.length === 0;

const keyOf = (number: number, language: ItemLanguage) => `${number}${language}`;

/**
 * Aligns a booklet's sequence of keys with a paper's, wherever its numbering begins, and returns the offset with the
 * most matching and fewest differing keys. Abandoned items and annulled questions count as neither.
 */
export function matchBooklet(items: readonly FileItem[], paper: readonly PaperItem[]): BookletMatch {
  const byNumber = new Map(paper.map((item) => [keyOf(item.number, item.language), item]));
  const first = Math.min(...items.map(({ position }) => position));
  const shifts = new Set([0, ...paper.map(({ number }) => number - first)]);
  return [...shifts]
    .map((shift) => lay(items, byNumber, shift))
    .reduce((best, match) => (rank(match) > rank(best) ? match : best));
}

const rank = ({ agreeing, differing }: BookletMatch): number => agreeing - 2 * differing.length;

function lay(items: readonly FileItem[], paper: ReadonlyMap<string, PaperItem>, shift: number): BookletMatch {
  const match: BookletMatch = { shift, agreeing: 0, differing: [], missing: [] };
  for (const { position, language, key, abandoned } of items) {
    const found = paper.get(keyOf(position + shift, language));
    if (!found) match.missing.push(position);
    else if (abandoned || key === null || found.key === null) continue;
    else if (found.key === key) match.agreeing += 1;
    else match.differing.push(found.number);
  }
  return match;
}
