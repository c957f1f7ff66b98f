import type { Verdict } from './entry/entry';

/** Messages between tabs: a student's entries changed, or one got its verdict. */
export type TabMessage = { kind: 'changed'; student: string } | { kind: 'verdict'; verdict: Verdict };

/**
 * Runs work in one tab at a time. Without Web Locks, or if the browser denies them, tabs may overlap; the server then
 * deduplicates by uuid.
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
