import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
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

/** The outbox itself, for what a student does to it (submit, discard, retry). Throws outside of its provider. */
export function useOutboxActions(): Pick<Outbox, 'submitAnswer' | 'discard' | 'retry'> {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutboxActions needs an <OutboxProvider outbox={…}> above it.');
  return outbox;
}

/** The verdict on an answer once there is one, whichever tab received it. */
export function useVerdict(uuid: string | undefined): Verdict | undefined {
  const outbox = useContext(OutboxContext);
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => (uuid === undefined ? undefined : outbox?.onVerdict(uuid, setVerdict)), [outbox, uuid]);
  return verdict?.uuid === uuid ? verdict : undefined;
}
