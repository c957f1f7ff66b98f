const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Milliseconds until the next attempt after `failures` consecutive failures: doubles from 1 s to 1 min; half of it is
 * random, so that many tabs do not retry at the same moment.
 */
export function retryDelayMs(failures: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return full / 2 + (random() * full) / 2;
}
