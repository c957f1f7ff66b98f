import type { Verdict } from './entry';

/** What tabs tell each other: that a student's entries changed, or how one ended. */
export type TabMessage = { kind: 'changed'; student: string } | { kind: 'verdict'; verdict: Verdict };

/** The part of BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: TabMessage): void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  close(): void;
}

/** A line to the other tabs; a silent one where the browser has none. */
export const openTabChannel = (): TabChannel =>
  typeof BroadcastChannel === 'undefined'
    ? { postMessage: () => undefined, onmessage: null, close: () => undefined }
    : new BroadcastChannel('mapa-outbox');

/** Runs work in one tab at a time; without Web Locks tabs may overlap, and the server's memory of uuids keeps it right. */
export const oneTabAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator === 'undefined' || !navigator.locks ? work() : navigator.locks.request(name, work);
