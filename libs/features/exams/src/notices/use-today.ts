import { dayInBrasilia } from '@mapa/domain';
import { useSyncExternalStore } from 'react';

const LOOK_MS = 60_000;

/** All rows of a list share one timer for the day. */
const readers = new Set<() => void>();
const look = (): void => readers.forEach((read) => read());
let timer: ReturnType<typeof setInterval> | undefined;

function watch(onChange: () => void): () => void {
  if (readers.size === 0) {
    timer = setInterval(look, LOOK_MS);
    // A phone that slept over midnight shows the page before its timers run.
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

/** The current day in Brasília, AAAA-MM-DD; null in a server render, which may be displayed on another day. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    watch,
    () => dayInBrasilia(),
    () => null,
  );
