import type { GateSetting } from './gate';

/**
 * How calls share one process when more arrive than it can serve: each request queue has its own places and its own line, so that
 * lists that crowd in wait for lists, and answers wait for answers only. An answer stands in line long before it is
 * refused; what costs most is refused first. Times in line stay under a second, so that whoever is let in is served within
 * about one.
 */
export const REQUEST_QUEUES = {
  answers: { running: 10, waiting: 2_000, patienceMs: 800 },
  session: { running: 4, waiting: 400, patienceMs: 800 },
  lists: { running: 4, waiting: 400, patienceMs: 800 },
  heavy: { running: 2, waiting: 40, patienceMs: 800 },
  /** Hashing has a gate of its own; these wait for it, not for the database. */
  'sign-in': { running: 64, waiting: 500, patienceMs: 10_000 },
} as const satisfies Record<string, GateSetting>;

export type RequestQueue = keyof typeof REQUEST_QUEUES;

/** The first row whose pattern fits a call's name decides; `null` is never held up. */
export const REQUEST_QUEUE_RULES: readonly (readonly [RegExp, RequestQueue | null])[] = [
  [/^GET \/api\/health-check$/, null],
  [/\/question\/answer$/, 'answers'],
  [/\/user\/me$|\/auth\/logout$/, 'session'],
  [/ \/api\/auth\/|\/user\/(change-password|delete)$/, 'sign-in'],
  [
    /\/performance\/|\/export|\/sitemap$|create-question-notebook$|^POST .*\/question-notebook\/(duplicate)?$|\/question-map\/migrate$/,
    'heavy',
  ],
];

/** The request queue of a call, by its name in the contract. */
export const requestQueueOf = (call: string): RequestQueue | null => {
  const rule = REQUEST_QUEUE_RULES.find(([pattern]) => pattern.test(call));
  return rule ? rule[1] : 'lists';
};
