import { OWN_STATE_FILTERS } from '@mapa/domain';
import { useRequireLogin } from '@mapa/auth';
import { useCallback } from 'react';
import type { Filters } from './filter-params';

/** Returns a function that applies a change of filters at once, or after a login if it filters by own answers. */
export function useLoginGuard(): (change: Partial<Filters>, apply: () => void) => void {
  const requireLogin = useRequireLogin();
  return useCallback(
    (change, apply) => {
      const isOwn = Object.entries(change).some(
        ([name, value]) => value !== undefined && OWN_STATE_FILTERS.includes(name),
      );
      if (isOwn) requireLogin(apply);
      else apply();
    },
    [requireLogin],
  );
}
