import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Verdict } from './entry';
import type { Outbox, OutboxSnapshot } from './outbox';

const OutboxContext = createContext<Outbox | null>(null);

const nothing: OutboxSnapshot = { pending: [], refused: [], persisted: undefined, online: true };
const nothingYet = () => nothing;
const neverChanges = () => () => undefined;

/** Gives screens the page's outbox; a server render has none. */
export function OutboxProvider({ outbox, children }: { outbox: Outbox | null; children: ReactNode }) {
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** What the current student has waiting, and how safe it is. */
export function useOutbox(): OutboxSnapshot {
  const outbox = useContext(OutboxContext);
  return useSyncExternalStore(outbox?.subscribe ?? neverChanges, outbox?.snapshot ?? nothingYet, nothingYet);
}

/** How many answers of the current student wait. Whoever needs no more than the number is not drawn again by the rest. */
export function usePendingCount(): number {
  const outbox = useContext(OutboxContext);
  const count = () => (outbox?.snapshot() ?? nothing).pending.length;
  return useSyncExternalStore(outbox?.subscribe ?? neverChanges, count, () => 0);
}

type Actions = Pick<Outbox, 'submitAnswer' | 'discard' | 'retry'>;

const unavailable = () =>
  Promise.reject(new Error('Answering needs an <OutboxProvider outbox={…}> above it, and a browser.'));
const none: Actions = { submitAnswer: unavailable, discard: unavailable, retry: unavailable };

/** What a student does to the outbox. Each rejects on the server, which renders the same screens without one. */
export const useOutboxActions = (): Actions => useContext(OutboxContext) ?? none;

/** Calls back with each verdict on an answer of the current student, whichever tab received it. */
export function useEachVerdict(listener: (verdict: Verdict) => void): void {
  const outbox = useContext(OutboxContext);
  const latest = useRef(listener);
  useEffect(() => void (latest.current = listener), [listener]);
  useEffect(() => outbox?.onEachVerdict((verdict) => latest.current(verdict)), [outbox]);
}

/** The verdict on an answer once there is one, whichever tab received it. */
export function useVerdict(uuid: string | undefined): Verdict | undefined {
  const outbox = useContext(OutboxContext);
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => (uuid === undefined ? undefined : outbox?.onVerdict(uuid, setVerdict)), [outbox, uuid]);
  return verdict?.uuid === uuid ? verdict : undefined;
}
