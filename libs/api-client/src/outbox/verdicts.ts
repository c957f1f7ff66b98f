import type { Verdict } from './entry/entry';

const REMEMBERED = 500;

/** Delivers verdicts to subscribers, also to those who subscribe shortly after the verdict has arrived. */
export function createVerdicts() {
  const recent = new Map<string, Verdict>();
  const waiting = new Map<string, Set<(verdict: Verdict) => void>>();
  const everyone = new Set<(verdict: Verdict) => void>();
  return {
    publish(verdict: Verdict): void {
      if (recent.has(verdict.uuid) && verdict.status === recent.get(verdict.uuid)?.status) return;
      recent.set(verdict.uuid, verdict);
      const [oldest] = recent.keys();
      if (recent.size > REMEMBERED && oldest) recent.delete(oldest);
      everyone.forEach((listener) => listener(verdict));
      waiting.get(verdict.uuid)?.forEach((listener) => listener(verdict));
    },
    /**
     * Calls back with each verdict on this answer, at once if there is one already. Returns the unsubscribe function.
     */
    on(uuid: string, listener: (verdict: Verdict) => void): () => void {
      const listeners = waiting.get(uuid) ?? new Set();
      waiting.set(uuid, listeners.add(listener));
      const known = recent.get(uuid);
      if (known) listener(known);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) waiting.delete(uuid);
      };
    },
    onEach(listener: (verdict: Verdict) => void): () => void {
      everyone.add(listener);
      return () => void everyone.delete(listener);
    },
    forget(uuid: string): void {
      recent.delete(uuid);
    },
    clear: (): void => recent.clear(),
  };
}
