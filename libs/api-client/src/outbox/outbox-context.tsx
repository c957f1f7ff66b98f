import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Verdict } from './entry/entry';
import { NOTHING_PENDING } from './nothing-pending';
import type { Outbox, OutboxSnapshot } from './outbox';

const OutboxContext = createContext<Outbox | null>(null);

const nothingYet = () => NOTHING_PENDING;
const neverChanges = () => () => undefined;

/** Provides the page's outbox to its screens; null in a server render. */
export function OutboxProvider({ outbox, children }: { outbox: Outbox | null; children: ReactNode }) {
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

/** The current student's pending answers, and how durably they are stored. */
export function useOutbox(): OutboxSnapshot {
  const outbox = useContext(OutboxContext);
  return useSyncExternalStore(outbox?.subscribe ?? neverChanges, outbox?.snapshot ?? nothingYet, nothingYet);
}

/**
 * Number of the current student's pending answers; components that read only this do not re-render when other parts of
 * the outbox change.
 */
export function usePendingCount(): number {
  const outbox = useContext(OutboxContext);
  const count = () => (outbox?.snapshot() ?? NOTHING_PENDING).pending.length;
  return useSyncExternalStore(outbox?.subscribe ?? neverChanges, count, () => 0);
}

/** Whether answers of the current student are only in this page's memory. */
const isOnlyHere = ({ durable, pending }: OutboxSnapshot): boolean => !durable && pending.length > 0;

/** Makes the browser ask before it closes or reloads a page with answers only in memory. */
export function useUnloadConfirmation(): void {
  const outbox = useContext(OutboxContext);
  const isAsked = isOnlyHere(useOutbox());
  useEffect(() => {
    if (!outbox || !isAsked) return;
    // Reads the state at the time of the event: a logout leaves the page before anything is rendered.
    const ask = (event: BeforeUnloadEvent) => {
      if (isOnlyHere(outbox.snapshot())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [outbox, isAsked]);
}

type Actions = Pick<Outbox, 'submitAnswer' | 'discard' | 'retry'>;

const unavailable = () =>
  Promise.reject(new Error('Answering needs an <OutboxProvider outbox={…}> above it, and a browser.'));
const none: Actions = { submitAnswer: unavailable, discard: unavailable, retry: unavailable };

/** Actions of a student on the outbox. Each rejects in a server render, which has no outbox. */
export const useOutboxActions = (): Actions => useContext(OutboxContext) ?? none;

/** Calls back with each verdict on an answer of the current student, received by any tab. */
export function useEachVerdict(listener: (verdict: Verdict) => void): void {
  const outbox = useContext(OutboxContext);
  const latest = useRef(listener);
  useEffect(() => void (latest.current = listener), [listener]);
  useEffect(() => outbox?.onEachVerdict((verdict) => latest.current(verdict)), [outbox]);
}

/** The verdict on an answer once there is one, received by any tab. */
export function useVerdict(uuid: string | undefined): Verdict | undefined {
  const outbox = useContext(OutboxContext);
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => (uuid === undefined ? undefined : outbox?.onVerdict(uuid, setVerdict)), [outbox, uuid]);
  return verdict?.uuid === uuid ? verdict : undefined;
}
