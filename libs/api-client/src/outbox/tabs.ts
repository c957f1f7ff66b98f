import type { Verdict } from './entry';

/** Messages between tabs: a student's entries changed, or one ended, and how. */
export type TabMessage = { kind: 'changed'; student: string } | { kind: 'verdict'; verdict: Verdict };

/**
 * Runs work in one tab at a time; where there are no Web Locks, or the browser denies them with the storage, tabs may overlap,
 * and the server's memory of uuids keeps it right.
 */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  let isHeld = false;
  try {
    return await navigator.locks.request(name, () => {
      isHeld = true;
      return work();
    });
  } catch (failure) {
    if (isHeld) throw failure;
    return work();
  }
}
