import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { AppStore } from './create-app-store';

/** The store's dispatch, typed for thunks and their results. */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();

/**
 * A query's `refetch` for code that waits before calling it: it does nothing after the component has unmounted, when
 * the query would throw.
 * @param refetch from the query's hook
 */
export function useWhileShown(refetch: () => unknown): () => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => {
    if (isShown.current) refetch();
  }, [refetch]);
}
