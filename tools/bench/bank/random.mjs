/** A repeatable source of numbers in [0, 1): mulberry32. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The weights of Zipf's law for `count` ranks. */
export const zipf = (count, exponent = 1) => Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** exponent);

/** Draws an index by its weight in constant time (Walker's alias method). */
export function weighted(weights) {
  const { length } = weights;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const share = Float64Array.from(weights, (weight) => (weight * length) / sum);
  const alias = new Uint32Array(length);
  const [small, large] = [[], []];
  share.forEach((value, index) => (value < 1 ? small : large).push(index));
  while (small.length > 0 && large.length > 0) {
    const [low, high] = [small.pop(), large.pop()];
    alias[low] = high;
    share[high] -= 1 - share[low];
    (share[high] < 1 ? small : large).push(high);
  }
  for (const index of [...small, ...large]) share[index] = 1;
  return (random) => {
    const column = Math.floor(random() * length);
    return random() < share[column] ? column : alias[column];
  };
}

/** A whole number from `low` to `high`, both included. */
export const between = (random, low, high) => low + Math.floor(random() * (high - low + 1));

/** A random element of a list. */
export const oneOf = (random, list) => list[Math.floor(random() * list.length)];

/** A UUID from the same source. */
export function uuid(random) {
  const hex = (digits) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`;
}
