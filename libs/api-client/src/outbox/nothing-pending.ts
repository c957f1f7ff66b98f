import type { OutboxSnapshot } from './outbox';

/**
 * The initial state of an outbox, also used by a server render. One shared object, so that the existence of an outbox
 * in the browser does not re-render screens after hydration.
 */
export const NOTHING_PENDING: OutboxSnapshot = {
  pending: [],
  refused: [],
  persisted: undefined,
  durable: true,
  online: true,
};

/** Returns that object if the state is equal to it. */
export function asNothingPending(snapshot: OutboxSnapshot): OutboxSnapshot {
  const { pending, refused, persisted, durable, online } = snapshot;
  const isNothing = pending.length === 0 && refused.length === 0 && persisted === undefined && durable && online;
  return isNothing ? NOTHING_PENDING : snapshot;
}
