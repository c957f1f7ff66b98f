import { createUuid } from '@mapa/api-client';

const keyOf = (plan: string): string => `mapa_tentativa:${plan}`;
/** Where a tab has no storage, for as long as its document lives. */
const unkept = new Map<string, string>();

function read(plan: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(plan));
  } catch {
    return null;
  }
}

/**
 * The key of the attempt to pay a plan: the same one, also after a reload, until the attempt was answered, so that whatever
 * is sent again charges once.
 */
export function attemptKey(plan: string): string {
  const known = read(plan) ?? unkept.get(plan);
  if (known) return known;
  const key = createUuid();
  unkept.set(plan, key);
  try {
    sessionStorage.setItem(keyOf(plan), key);
  } catch {
    // Without storage a reload makes another key; the open checkout on the server still keeps the charge single.
  }
  return key;
}

/** The attempt was answered: the next press is another one. */
export function endAttempt(plan: string): void {
  unkept.delete(plan);
  try {
    sessionStorage.removeItem(keyOf(plan));
  } catch {
    // Nothing was kept.
  }
}
