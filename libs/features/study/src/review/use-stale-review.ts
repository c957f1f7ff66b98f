import { baseApi, useAppDispatch } from '@mapa/api-client';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Reloads the review's lists when the student leaves a list in which something was answered, and not before, so that no
 * question disappears while it is on screen. Returns a function to call after each answer.
 */
export function useStaleReview(): () => void {
  const dispatch = useAppDispatch();
  const isStale = useRef(false);
  useEffect(
    () => () => {
      if (isStale.current) dispatch(baseApi.util.invalidateTags(['Review']));
    },
    [dispatch],
  );
  return useCallback(() => {
    isStale.current = true;
  }, []);
}
