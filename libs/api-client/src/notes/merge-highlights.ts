import { highlight, type Highlight } from './highlight-ranges';

/** Highlights in a statement and struck alternatives. */
export interface Highlights {
  destaques: readonly Highlight[];
  riscadas: readonly number[];
}

/** Highlights as the account holds them. */
export interface StoredHighlights extends Highlights {
  /** 0 where nothing was ever written. */
  revisao: number;
}

/** The highlights of a question without any. */
export const NO_HIGHLIGHTS: StoredHighlights = { destaques: [], riscadas: [], revisao: 0 };

const nameOf = ({ inicio, fim, cor }: Highlight): string => `${inicio}-${fim}-${cor}`;
const byNumber = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
const text = ({ destaques, riscadas }: Highlights): string =>
  [...destaques.map(nameOf).sort(), ...byNumber(riscadas)].join();

/** Whether both look the same to a reader. */
export const isSameHighlights = (one: Highlights, other: Highlights): boolean => text(one) === text(other);

/**
 * Merges this device's highlights with those stored on the account since `base`, their common ancestor: additions of
 * either side stay, and only explicit removals are removed.
 */
export function mergeHighlights(base: Highlights, mine: Highlights, theirs: Highlights): Highlights {
  const known = new Set(base.destaques.map(nameOf));
  const kept = new Set(mine.destaques.map(nameOf));
  const stays = theirs.destaques.filter((one) => kept.has(nameOf(one)) || !known.has(nameOf(one)));
  const added = mine.destaques.filter((one) => !known.has(nameOf(one)));
  return {
    destaques: added.reduce<Highlight[]>((all, one) => highlight(all, one), [...stays]),
    riscadas: byNumber([
      ...theirs.riscadas.filter((id) => mine.riscadas.includes(id) || !base.riscadas.includes(id)),
      ...mine.riscadas.filter((id) => !base.riscadas.includes(id)),
    ]),
  };
}
