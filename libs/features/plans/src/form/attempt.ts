import { createUuid } from '@mapa/api-client';
import { orUndefined } from '@mapa/domain';

const keyOf = (plan: string): string => `mapa_tentativa:${plan}`;
/** Keys in memory as long as the document exists, for tabs without storage. */
const unkept = new Map<string, string>();

/**
 * The idempotency key of the attempt to pay a plan: the same, also after a reload, until the attempt is settled, so
 * that retries charge once.
 */
export function attemptKey(plan: string): string {
  const known = orUndefined(() => sessionStorage.getItem(keyOf(plan))) ?? unkept.get(plan);
  if (known) return known;
  const key = createUuid();
  unkept.set(plan, key);
  // Without storage a reload creates another key; the server's open checkout still prevents a double charge.
  orUndefined(() => sessionStorage.setItem(keyOf(plan), key));
  return key;
}

/** Ends a settled attempt: the next click is a new one. */
export function endAttempt(plan: string): void {
  unkept.delete(plan);
  orUndefined(() => sessionStorage.removeItem(keyOf(plan)));
}
