/** Counts the time between `start` and `pause`, however often; milliseconds. */
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

const pad = (value: number) => String(value).padStart(2, '0');

/** A running time as clocks show it: 0:07, 12:30, 1:02:05. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** Formats a duration: 42 s, 1 min 5 s, 2 h 3 min. */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
