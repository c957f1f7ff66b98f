import { useEffect } from 'react';

/** Age from which data is reloaded, in milliseconds. */
const STALE_MS = 60_000;

/** Reloads when the student returns to the page, or the connection is back: a day may have passed meanwhile. */
export function useFreshOnReturn(refetch: () => unknown, toldAt: number | undefined): void {
  useEffect(() => {
    const again = () => void refetch();
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - (toldAt ?? 0) > STALE_MS) again();
    };
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('online', again);
    };
  }, [refetch, toldAt]);
}
