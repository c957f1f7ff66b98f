import { useEachVerdict, usePendingCount } from '@mapa/api-client';
import { useEffect, useReducer, useRef } from 'react';

/** Age from which data is reloaded, in milliseconds. */
const STALE_MS = 60_000;

interface Loaded {
  refetch: () => unknown;
  isFetching: boolean;
  /** When the data arrived. */
  fulfilledTimeStamp?: number | undefined;
}

/**
 * Reloads the student's day once answers are confirmed that were still on their way when it was loaded, and when the student
 * returns to the page or the connection is back: a day may have passed meanwhile. A hidden page waits until it is seen.
 */
export function useFreshData({ refetch, isFetching, fulfilledTimeStamp = 0 }: Loaded): void {
  const pending = usePendingCount();
  const [confirmed, count] = useReducer((sum: number) => sum + 1, 0);
  const included = useRef(0);
  useEachVerdict(({ status }) => (status === 'confirmed' ? count() : undefined));

  useEffect(() => {
    const reload = () => {
      included.current = confirmed;
      void refetch();
    };
    const isSeen = () => document.visibilityState === 'visible';
    // A request on its way may have been read before the answer: another one follows it.
    const isBehind = () => confirmed > included.current && pending === 0 && !isFetching;
    const onReturn = () => {
      if (isSeen() && (isBehind() || Date.now() - fulfilledTimeStamp > STALE_MS)) reload();
    };
    if (isSeen() && isBehind()) reload();
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('online', reload);
    };
  }, [refetch, isFetching, fulfilledTimeStamp, confirmed, pending]);
}
