import type { Call, RequestQueue } from '@mapa/api-contract';
import type { GateSetting } from './gate';

/** How one request queue shares the process with the others. */
interface QueueSetting extends GateSetting {
  /** Whether its calls come in also while the process itself is behind (`createEventLoopLag`). */
  comesInWhenBehind: boolean;
}

/**
 * So long a student waits rather than being told to come back: 200 who begin together are served in seven seconds at 30 pages a
 * second, the least that a process gave which was reading a million questions (docs/decisions/071).
 */
const CLASS_PATIENCE_MS = 10_000;

/**
 * How calls share one process when more arrive than it can serve: each request queue has its own places and its own line, so that
 * lists that crowd in wait for lists, and answers wait for answers only. An answer stands in line long before it is
 * refused; what costs most is refused first. Times in line stay under a second, so that whoever is let in is served within
 * about one; only what a class needs to begin (`session`, `study`) is waited for longer, because the crowd is finite and asking
 * again would cost more than waiting.
 */
export const REQUEST_QUEUES = {
  answers: { running: 10, waiting: 2_000, patienceMs: 800, comesInWhenBehind: true },
  session: { running: 4, waiting: 400, patienceMs: CLASS_PATIENCE_MS, comesInWhenBehind: true },
  /** Own maps and notebooks, and the pages of questions in them. */
  study: { running: 4, waiting: 400, patienceMs: CLASS_PATIENCE_MS, comesInWhenBehind: true },
  lists: { running: 4, waiting: 400, patienceMs: 800, comesInWhenBehind: false },
  heavy: { running: 2, waiting: 40, patienceMs: 800, comesInWhenBehind: false },
  /** Hashing has a gate of its own; these wait for it, not for the database. */
  'sign-in': { running: 64, waiting: 500, patienceMs: 10_000, comesInWhenBehind: false },
} as const satisfies Record<RequestQueue, QueueSetting>;

/** The request queue of a call; null is never held up. */
export const requestQueueOf = ({ queue = 'lists' }: Call): RequestQueue | null => (queue === 'none' ? null : queue);
