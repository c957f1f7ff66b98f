import { dayInBrasilia } from '@mapa/domain';
import { useSyncExternalStore } from 'react';

const LOOK_MS = 60_000;

function watch(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS);
  // A phone that was asleep over midnight shows the page before its timers run.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The day in Brasília, AAAA-MM-DD, as it changes; null in the server's render, which may be shown on another day. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    watch,
    () => dayInBrasilia(),
    () => null,
  );
