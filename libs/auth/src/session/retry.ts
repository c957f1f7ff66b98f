const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** Repeats a step after 2 s, 4 s … 1 min, and at once when the network is back. */
export function createRetry(step: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
  };
  return {
    later(): void {
      clearTimeout(timer);
      timer = setTimeout(step, Math.min(LONGEST_MS, FIRST_MS * 2 ** failures));
      failures += 1;
    },
    stop,
    /** Returns the way to stop listening. */
    listen(): () => void {
      const handleOnline = () => {
        if (timer === undefined) return;
        stop();
        step();
      };
      addEventListener('online', handleOnline);
      return () => removeEventListener('online', handleOnline);
    },
  };
}
