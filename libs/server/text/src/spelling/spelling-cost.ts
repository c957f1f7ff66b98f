/**
 * Cost of one wrong letter: missing, extra, replaced, or swapped with its neighbour. A confusion of sounds costs half.
 */
export const EDIT = 2;
const SOUND = 1;

const LONGEST = 64;
const WIDTH = LONGEST + 1;
const BEYOND = 255;
const A = 97;
const LETTERS = 26;

const codeAt = (word: string, at: number): number => word.charCodeAt(at) - A;

/** Letters for the same or a similar sound. */
const SINGLE_PAIRS = 'cs cz ck cq sz sx zx gj ei iy ey ou lu lo mn vw kq';
/** Two letters for one. */
const PAIR_FOR_ONE = 'ss-c ss-s ss-x ss-z sc-c sc-s xc-c xc-s ch-x qu-k qu-c gu-g ou-o ei-e rr-r';
const PAIR_FOR_PAIR = 'ss-sc ss-xc sc-xc lh-li nh-ni';

const single = new Uint8Array(LETTERS * LETTERS).fill(EDIT);
for (const pair of SINGLE_PAIRS.split(' ')) {
  const [one, other] = [codeAt(pair, 0), codeAt(pair, 1)];
  single[one * LETTERS + other] = single[other * LETTERS + one] = SOUND;
}
for (let letter = 0; letter < LETTERS; letter += 1) single[letter * LETTERS + letter] = 0;

const PAIRS = LETTERS * LETTERS;
const NO_PAIR = PAIRS;
const pairAt = (letters: Uint8Array, at: number): number => (letters[at] ?? 0) * LETTERS + (letters[at + 1] ?? 0);
const codesOf = (rule: string): Uint8Array => Uint8Array.from(rule, (_, at) => codeAt(rule, at));

/** 1 if a pair and a letter are the same sound. */
const shortened = new Uint8Array(PAIRS * LETTERS);
for (const rule of PAIR_FOR_ONE.split(' ').map(codesOf)) shortened[pairAt(rule, 0) * LETTERS + (rule[3] ?? 0)] = 1;
const exchanged = new Set(
  PAIR_FOR_PAIR.split(' ')
    .map(codesOf)
    .flatMap((rule) => {
      const [one, other] = [pairAt(rule, 0), pairAt(rule, 3)];
      return [one * PAIRS + other, other * PAIRS + one];
    }),
);
const isExchanged = new Uint8Array(PAIRS);
for (const pairs of exchanged) isExchanged[pairs % PAIRS] = 1;

const H = codeAt('h', 0);
/** Cost of an extra letter: less if it is silent, as an h or the second of a double letter. */
const silentCost = (letters: Uint8Array, at: number): number =>
  letters[at] === H || (at > 0 && letters[at] === letters[at - 1]) ? SOUND : EDIT;

/**
 * Compares words with a typed one letter by letter, so that words with a common prefix share its costs. The distance
 * between words of a to z is Damerau's, in halves of an edit; letters that sound alike in Portuguese (ss and ç, x and
 * ch, g and j, lh and li) or are silent cost one half. Only words of up to 64 letters are read.
 */
export class SpellingCosts {
  private readonly typed: Uint8Array;
  /** Cost of a letter of the typed word that is missing in the other. */
  private readonly leftOut: Uint8Array;
  /** The pair that ends at each letter of the typed word. */
  private readonly typedPairs: Uint16Array;
  private readonly width: number;
  /** Costs of each prefix of the typed word, by the number of letters read of the other. */
  private readonly rows: Uint8Array;
  private readonly least = new Uint8Array(WIDTH);
  private readonly letters = new Uint8Array(WIDTH);

  /** @param most costs above it count as infinite */
  constructor(
    typed: string,
    private readonly most: number,
  ) {
    this.typed = Uint8Array.from(typed, (_, at) => codeAt(typed, at));
    this.leftOut = Uint8Array.from(typed, (_, at) => silentCost(this.typed, at));
    this.typedPairs = Uint16Array.from(typed, (_, at) => (at > 0 ? pairAt(this.typed, at - 1) : 0));
    this.width = typed.length + 1;
    this.rows = new Uint8Array(this.width * WIDTH);
    this.leftOut.forEach((cost, at) => {
      this.rows[at + 1] = Math.min(BEYOND, (this.rows[at] ?? 0) + cost);
    });
  }

  /**
   * Reads a letter of the other word (a is 0) after its first `count` letters; false if no word with this prefix is
   * near enough.
   */
  read(letter: number, count: number): boolean {
    const { rows, width, typed, leftOut, typedPairs, letters } = this;
    if (Math.max(count + 1, typed.length) > LONGEST) return false;
    letters[count] = letter;
    const [row, last, lastButOne] = [(count + 1) * width, count * width, (count - 1) * width];
    const tooMany = silentCost(letters, count);
    const before = letters[count - 1] ?? 0;
    const pair = count > 0 ? before * LETTERS + letter : NO_PAIR;
    let least = Math.min(BEYOND, (rows[last] ?? 0) + tooMany);
    rows[row] = least;
    // An extra letter costs at least one: prefixes whose lengths differ by more are not near.
    const end = Math.min(width - 1, count + 1 + this.most);
    const from = Math.max(0, count - this.most);
    rows.fill(BEYOND, row + 1, row + width);
    for (let at = from; at < end; at += 1) {
      const own = typed[at] ?? 0;
      let best = (rows[last + at] ?? 0) + (single[own * LETTERS + letter] ?? EDIT);
      best = Math.min(best, (rows[row + at] ?? 0) + (leftOut[at] ?? EDIT), (rows[last + at + 1] ?? 0) + tooMany);
      const ownPair = typedPairs[at] ?? 0;
      if (at > 0 && shortened[ownPair * LETTERS + letter] === 1)
        best = Math.min(best, (rows[last + at - 1] ?? 0) + SOUND);
      if (pair !== NO_PAIR) {
        if (shortened[pair * LETTERS + own] === 1) best = Math.min(best, (rows[lastButOne + at] ?? 0) + SOUND);
        if (at > 0 && own === before && typed[at - 1] === letter)
          best = Math.min(best, (rows[lastButOne + at - 1] ?? 0) + EDIT);
        else if (at > 0 && isExchanged[pair] === 1 && exchanged.has(ownPair * PAIRS + pair))
          best = Math.min(best, (rows[lastButOne + at - 1] ?? 0) + SOUND);
      }
      if (best > BEYOND) best = BEYOND;
      rows[row + at + 1] = best;
      if (best < least) least = best;
    }
    this.least[count + 1] = least;
    // Every path goes through one of two consecutive prefixes.
    return Math.min(least, this.least[count] ?? 0) <= this.most;
  }

  /** The cost of the word that was read; `Infinity` above the most. */
  cost(count: number): number {
    const total = this.rows[(count + 1) * this.width - 1] ?? BEYOND;
    return total > this.most ? Infinity : total;
  }
}

/** Distance between two words of a to z (`SpellingCosts`). `Infinity` above `most`, or beyond 64 letters. */
export function spellingCost(typed: string, word: string, most: number): number {
  if (typed.length > LONGEST || word.length > LONGEST) return Infinity;
  const costs = new SpellingCosts(typed, most);
  for (let at = 0; at < word.length; at += 1) if (!costs.read(codeAt(word, at), at)) return Infinity;
  return costs.cost(word.length);
}

/** The shortest word that is corrected: nearly any three letters are a word. */
const SHORTEST = 4;
/** Lengths from which one and a half edits, and two, are permitted. */
const MIDDLE = 6;
const LONG = 9;

/** The highest cost at which another word may have been meant. */
export const mostCostOf = (typed: string): number => {
  if (typed.length < SHORTEST) return 0;
  if (typed.length < MIDDLE) return EDIT;
  return typed.length < LONG ? EDIT + SOUND : EDIT * 2;
};
