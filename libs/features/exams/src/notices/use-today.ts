import { dayInBrasilia } from '@mapa/domain';
import { useSyncExternalStore } from 'react';

const LOOK_MS = 60_000;

/** Every row of a list reads the day: one timer serves them. */
const readers = new Set<() => void>();
const look = (): void => readers.forEach((read) => read());
let timer: ReturnType<typeof setInterval> | undefined;

function watch(onChange: () => void): () => void {
  if (readers.size === 0) {
    timer = setInterval(look, LOOK_MS);
    // A phone that was asleep over midnight shows the page before its timers run.
    document.addEventListener('visibilitychange', look);
  }
  readers.add(onChange);
  return () => {
    readers.delete(onChange);
    if (readers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The day in Brasília, AAAA-MM-DD, as it changes; null in the server's render, which may be shown on another day. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    watch,
    () => dayInBrasilia(),
    () => null,
  );
