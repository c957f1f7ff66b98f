import type { Verdict } from './entry';

/** Messages between tabs: a student's entries changed, or one ended, and how. */
export type TabMessage = { kind: 'changed'; student: string } | { kind: 'verdict'; verdict: Verdict };

/** Runs work in one tab at a time; without Web Locks tabs may overlap, and the server's memory of uuids keeps it right. */
export const oneTabAtATime = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  typeof navigator === 'undefined' || !navigator.locks ? work() : navigator.locks.request(name, work);
