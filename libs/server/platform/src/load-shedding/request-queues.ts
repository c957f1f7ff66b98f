import type { Call, RequestQueue } from '@mapa/api-contract';
import type { GateSetting } from './gate';

/** How one request queue shares the process with the others. */
interface QueueSetting extends GateSetting {
  /** Whether its calls are admitted while the process itself is overloaded (`createEventLoopLag`). */
  comesInWhenBehind: boolean;
}

/**
 * How long a student waits before being told to come back: 200 students who begin together are served in seven seconds
 * at 30 pages a second, the lowest rate measured, in a process that was reading a million questions
 * (docs/decisions/071).
 */
const CLASS_PATIENCE_MS = 10_000;

/**
 * How calls share one process when more arrive than it can serve: each request queue has its own places and its own
 * line, so that lists wait only for lists, and answers only for answers. Answers wait long before they are refused; the
 * most expensive calls are refused first. Waiting times stay under a second, so that an admitted request is served
 * within about one; only the calls with which a class begins (`session`, `study`) wait longer, because the crowd is
 * finite and retries would cost more than waiting.
 */
export const REQUEST_QUEUES = {
  answers: { running: 10, waiting: 2_000, patienceMs: 800, comesInWhenBehind: true },
  session: { running: 4, waiting: 400, patienceMs: CLASS_PATIENCE_MS, comesInWhenBehind: true },
  /** Own maps and notebooks, and the pages of their questions. */
  study: { running: 4, waiting: 400, patienceMs: CLASS_PATIENCE_MS, comesInWhenBehind: true },
  lists: { running: 4, waiting: 400, patienceMs: 800, comesInWhenBehind: false },
  heavy: { running: 2, waiting: 40, patienceMs: 800, comesInWhenBehind: false },
  /** Password hashing has a gate of its own; these calls wait for it, not for the database. */
  'sign-in': { running: 64, waiting: 500, patienceMs: 10_000, comesInWhenBehind: false },
} as const satisfies Record<RequestQueue, QueueSetting>;

/** The request queue of a call; null: it never waits. */
export const requestQueueOf = ({ queue = 'lists' }: Call): RequestQueue | null => (queue === 'none' ? null : queue);
