import { useRequireLogin } from '@mapa/auth';
import { useCallback } from 'react';
import type { Filters } from './filter-params';

/** Runs a change of filters at once, or after signing in where it speaks of the student's own answers. */
export function useLoginGuard(): (change: Partial<Filters>, apply: () => void) => void {
  const requireLogin = useRequireLogin();
  return useCallback(
    (change, apply) => {
      if (change.estado ?? change.ocultas) requireLogin(apply);
      else apply();
    },
    [requireLogin],
  );
}
