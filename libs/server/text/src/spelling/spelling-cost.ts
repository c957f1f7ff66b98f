/** What one wrong letter costs: missing, one too many, another, or two that changed places. A confusion of sounds costs half. */
export const EDIT = 2;
const SOUND = 1;

const LONGEST = 64;
const WIDTH = LONGEST + 1;
const BEYOND = 255;
const A = 97;
const LETTERS = 26;

const codeAt = (word: string, at: number): number => word.charCodeAt(at) - A;

/** Letters that stand for one sound, or are heard alike. */
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

const pairAt = (word: string, at: number): number => codeAt(word, at) * LETTERS + codeAt(word, at + 1);
const shortened = new Set(PAIR_FOR_ONE.split(' ').map((rule) => pairAt(rule, 0) * LETTERS + codeAt(rule, 3)));
const exchanged = new Set(
  PAIR_FOR_PAIR.split(' ').flatMap((rule) => {
    const [one, other] = [pairAt(rule, 0), pairAt(rule, 3)];
    return [one * LETTERS ** 2 + other, other * LETTERS ** 2 + one];
  }),
);

const H = codeAt('h', 0);
/** A letter that is not heard: an h, or the second of two alike. */
const isSilent = (word: string, at: number): boolean =>
  codeAt(word, at) === H || (at > 0 && word.charCodeAt(at) === word.charCodeAt(at - 1));

/** Costs of each beginning of one word against each of the other; a call ends before the next begins. */
const costs = new Uint8Array(WIDTH * WIDTH);

/**
 * How far a word of a to z is from another: Damerau's distance, in halves of an edit, where what sounds alike in Portuguese
 * (ss and ç, x and ch, g and j, lh and li) or is not heard costs one half. `Infinity` above `most`, or beyond 64 letters.
 */
export function spellingCost(typed: string, word: string, most: number): number {
  if (typed.length > LONGEST || word.length > LONGEST) return Infinity;
  const cost = (one: number, other: number): number => costs[one * WIDTH + other] ?? BEYOND;
  let before = 0;
  for (let one = 0; one <= typed.length; one += 1) {
    let least = BEYOND;
    for (let other = 0; other <= word.length; other += 1) {
      let best = one + other === 0 ? 0 : BEYOND;
      if (one > 0) best = Math.min(best, cost(one - 1, other) + (isSilent(typed, one - 1) ? SOUND : EDIT));
      if (other > 0) best = Math.min(best, cost(one, other - 1) + (isSilent(word, other - 1) ? SOUND : EDIT));
      if (one > 0 && other > 0) {
        const [first, second] = [codeAt(typed, one - 1), codeAt(word, other - 1)];
        best = Math.min(best, cost(one - 1, other - 1) + (single[first * LETTERS + second] ?? EDIT));
        if (one > 1 && shortened.has(pairAt(typed, one - 2) * LETTERS + second))
          best = Math.min(best, cost(one - 2, other - 1) + SOUND);
        if (other > 1 && shortened.has(pairAt(word, other - 2) * LETTERS + first))
          best = Math.min(best, cost(one - 1, other - 2) + SOUND);
        if (one > 1 && other > 1) {
          const [pair, otherPair] = [pairAt(typed, one - 2), pairAt(word, other - 2)];
          const swapped = first === codeAt(word, other - 2) && second === codeAt(typed, one - 2);
          if (swapped) best = Math.min(best, cost(one - 2, other - 2) + EDIT);
          else if (exchanged.has(pair * LETTERS ** 2 + otherPair))
            best = Math.min(best, cost(one - 2, other - 2) + SOUND);
        }
      }
      costs[one * WIDTH + other] = best;
      least = Math.min(least, best);
    }
    // Every way goes through one of two consecutive beginnings.
    if (Math.min(least, before) > most) return Infinity;
    before = least;
  }
  const total = cost(typed.length, word.length);
  return total > most ? Infinity : total;
}

/** Letters that are counted together, and up to how many of them: 32 bits. A silent h is not counted. */
const COUNTED: [letters: string, most: number][] = [
  ['szcxkq', 4],
  ['eiy', 4],
  ['oul', 4],
  ['a', 4],
  ['mn', 3],
  ['r', 3],
  ['t', 2],
  ['d', 2],
  ['gj', 2],
  ['p', 1],
  ['b', 1],
  ['f', 1],
  ['vw', 1],
];

const kindOf = new Int8Array(LETTERS).fill(-1);
const places: number[] = [];
for (const [kind, [letters]] of COUNTED.entries()) {
  places.push(COUNTED.slice(0, kind).reduce((sum, [, most]) => sum + most, 0));
  for (const letter of letters) kindOf[codeAt(letter, 0)] = kind;
}

/**
 * A word's letters by kinds, as bits: the signatures of two words differ in no more bits than the spelling cost between them,
 * so that most words of a vocabulary need not be compared letter by letter.
 */
export function spellingSignature(word: string): number {
  const counts = new Uint8Array(COUNTED.length);
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const kind = kindOf[codeAt(word, at)] ?? -1;
    if (kind < 0) continue;
    const count = counts[kind] ?? 0;
    if (count === COUNTED[kind]?.[1]) continue;
    bits |= 1 << ((places[kind] ?? 0) + count);
    counts[kind] = count + 1;
  }
  return bits >>> 0;
}

/** Number of bits in which two signatures differ. */
export function signatureDistance(one: number, other: number): number {
  let bits = one ^ other;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The shortest word that is corrected: nearly any three letters are a word. */
const SHORTEST = 4;
/** From so many letters on, one edit and a half, and two. */
const MIDDLE = 6;
const LONG = 9;

/** The highest cost at which another word may have been meant. */
export const mostCostOf = (typed: string): number => {
  if (typed.length < SHORTEST) return 0;
  if (typed.length < MIDDLE) return EDIT;
  return typed.length < LONG ? EDIT + SOUND : EDIT * 2;
};
