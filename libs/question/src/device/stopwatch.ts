/** Sums the time between `start` and `pause`; milliseconds. */
export interface Stopwatch {
  start: () => void;
  pause: () => void;
  read: () => number;
  reset: () => void;
}

/** A stopwatch at zero, stopped. @param now a clock in milliseconds that never runs backwards */
export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  let counted = 0;
  let startedAt: number | null = null;
  const running = () => (startedAt === null ? 0 : now() - startedAt);
  return {
    start: () => {
      startedAt ??= now();
    },
    pause: () => {
      counted += running();
      startedAt = null;
    },
    read: () => Math.round(counted + running()),
    reset: () => {
      counted = 0;
      if (startedAt !== null) startedAt = now();
    },
  };
}
