/** Maximum number of other words between the words of a phrase: `crimes praticados contra a pessoa`. */
const MOST_BETWEEN = 2;

interface Indexed<T> {
  words: readonly string[];
  value: T;
}

/** Where a phrase was found: the positions of its words in the text. */
export interface Found<T> {
  words: readonly string[];
  value: T;
  positions: readonly number[];
}

/** Positions of each word of a text. */
function positionsOf(words: readonly string[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  words.forEach((word, position) => {
    const known = positions.get(word);
    if (known) known.push(position);
    else positions.set(word, [position]);
  });
  return positions;
}

const nearest = (positions: readonly number[], to: number) =>
  positions.reduce((best, position) => (Math.abs(position - to) < Math.abs(best - to) ? position : best));

/**
 * Finds phrases in a text with their words in any order, if these are close together. Each phrase is stored under its
 * rarest word, so that few are compared with a text.
 */
export class PhraseIndex<T> {
  private readonly byRarest = new Map<string, Indexed<T>[]>();

  constructor(phrases: readonly Indexed<T>[]) {
    const frequency = new Map<string, number>();
    for (const { words } of phrases) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    for (const phrase of phrases) {
      const [first = '', ...rest] = phrase.words;
      const rarest = rest.reduce(
        (best, word) => ((frequency.get(word) ?? 0) < (frequency.get(best) ?? 0) ? word : best),
        first,
      );
      const known = this.byRarest.get(rarest);
      if (known) known.push(phrase);
      else this.byRarest.set(rarest, [phrase]);
    }
  }

  /** Each phrase of the index whose words are close together in the text, without duplicates, longest first. */
  find(text: readonly string[]): Found<T>[] {
    const positions = positionsOf(text);
    const found: Found<T>[] = [];
    for (const [word, at] of positions) {
      for (const { words, value } of this.byRarest.get(word) ?? []) {
        const where = this.locate(words, at, positions);
        if (where) found.push({ words, value, positions: where });
      }
    }
    return found.sort((one, other) => other.words.length - one.words.length);
  }

  private locate(
    words: readonly string[],
    starts: readonly number[],
    positions: ReadonlyMap<string, readonly number[]>,
  ): number[] | null {
    const others = words.map((word) => positions.get(word));
    if (others.some((known) => known === undefined)) return null;
    const spanOf = (where: readonly number[]) => Math.max(...where) - Math.min(...where);
    const wheres = starts.map((start) => others.map((known) => nearest(known ?? [], start)));
    const best = wheres.reduce((one, other) => (spanOf(other) < spanOf(one) ? other : one));
    return spanOf(best) < words.length + MOST_BETWEEN ? best : null;
  }
}
