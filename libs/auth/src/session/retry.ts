const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/**
 * Repeats a step after 2 s, 4 s … 1 min, and at once on reconnection, but never earlier than the server's Retry-After.
 */
export function createRetry(step: () => void) {
  let failures = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
    notBefore = 0;
  };
  return {
    /** @param leastMs minimum delay that the server asked for; 0 without one. */
    later(leastMs: number): void {
      clearTimeout(timer);
      notBefore = Date.now() + leastMs;
      timer = setTimeout(step, Math.max(leastMs, Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)));
      failures += 1;
    },
    stop,
    /** Returns a function that stops listening. */
    listen(): () => void {
      const handleOnline = () => {
        if (timer === undefined || Date.now() < notBefore) return;
        stop();
        step();
      };
      addEventListener('online', handleOnline);
      return () => removeEventListener('online', handleOnline);
    },
  };
}
