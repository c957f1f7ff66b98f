import { createUuid } from '@mapa/api-client';
import { orUndefined } from '@mapa/domain';

const keyOf = (plan: string): string => `mapa_tentativa:${plan}`;
/** Where a tab has no storage, for as long as its document lives. */
const unkept = new Map<string, string>();

/**
 * The key of the attempt to pay a plan: the same one, also after a reload, until the attempt was answered, so that whatever
 * is sent again charges once.
 */
export function attemptKey(plan: string): string {
  const known = orUndefined(() => sessionStorage.getItem(keyOf(plan))) ?? unkept.get(plan);
  if (known) return known;
  const key = createUuid();
  unkept.set(plan, key);
  // Without storage a reload makes another key; the open checkout on the server still keeps the charge single.
  orUndefined(() => sessionStorage.setItem(keyOf(plan), key));
  return key;
}

/** The attempt was answered: the next press is another one. */
export function endAttempt(plan: string): void {
  unkept.delete(plan);
  orUndefined(() => sessionStorage.removeItem(keyOf(plan)));
}
