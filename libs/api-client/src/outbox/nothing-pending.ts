import type { OutboxSnapshot } from './outbox';

/**
 * What an outbox begins with, and what a server render shows: one object, so that no screen is rendered again after its hydration
 * because the browser has an outbox.
 */
export const NOTHING_PENDING: OutboxSnapshot = {
  pending: [],
  refused: [],
  persisted: undefined,
  durable: true,
  online: true,
};

/** The same state as that object where it is equal to it. */
export function asNothingPending(snapshot: OutboxSnapshot): OutboxSnapshot {
  const { pending, refused, persisted, durable, online } = snapshot;
  const isNothing = pending.length === 0 && refused.length === 0 && persisted === undefined && durable && online;
  return isNothing ? NOTHING_PENDING : snapshot;
}
