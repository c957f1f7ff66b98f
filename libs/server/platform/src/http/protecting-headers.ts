/** What every answer carries, also one that reaches no hook. */
export const PROTECTING_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const;
