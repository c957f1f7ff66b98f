/** Headers of every response, including those that pass through no hook. */
export const PROTECTING_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const;
