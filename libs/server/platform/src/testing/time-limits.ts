import type { TimeLimits } from '../load-shedding/load-shedding';

/** Refuses only by queue length, because a machine that runs tests may be slow. */
export const NO_TIME_LIMITS: TimeLimits = { maxEventLoopDelayMs: 0, hasPatience: false };
