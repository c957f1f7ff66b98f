import type { TimeLimits } from '../load-shedding/load-shedding';

/** Refuses by the length of queues only: a machine that runs tests does much else. */
export const NO_TIME_LIMITS: TimeLimits = { maxEventLoopDelayMs: 0, hasPatience: false };
