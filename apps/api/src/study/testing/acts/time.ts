import fc from 'fast-check';
import type { Act } from './act';

const MINUTE_MS = 60_000;

const SPANS = [
  { said: 'five minutes pass', ms: 5 * MINUTE_MS },
  { said: 'twenty minutes pass', ms: 20 * MINUTE_MS },
  { said: 'three hours pass', ms: 180 * MINUTE_MS },
];

export const wait = fc.constantFrom(...SPANS).map(({ said, ms }): Act => ({
  description: said,
  run: async (study) => study.tick(ms),
}));

export const midnight = fc.constant<Act>({
  description: 'midnight passes',
  run: async (study) => study.tick(study.endOfToday - study.now + MINUTE_MS),
});
