/** A reproducible sequence of random numbers: equal seeds give equal sequences. */
export interface RandomNumbers {
  /** Uniform in 0–1. */
  uniform: () => number;
  /** Standard normal. */
  normal: () => number;
  /** From a Beta distribution with both parameters above 1. */
  beta: (one: number, other: number) => number;
}

/** Random numbers by mulberry32, Box & Muller (normal) and Marsaglia & Tsang (gamma, for Beta). */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const gamma = (shape: number): number => {
    const d = shape - 1 / 3;
    for (;;) {
      const x = normal();
      const v = (1 + x / Math.sqrt(9 * d)) ** 3;
      if (v > 0 && Math.log(1 - uniform()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
    }
  };
  const beta = (one: number, other: number) => {
    const x = gamma(one);
    return x / (x + gamma(other));
  };
  return { uniform, normal, beta };
}
