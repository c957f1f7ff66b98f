import { baseApi, useAppDispatch } from '@mapa/api-client';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Has the lists of the review asked for again once a part of it is left in which something was answered: until then no
 * question goes from under the student's eyes. Returns what is to be called with each answer.
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
