import type { AuthView } from '@mapa/auth';
import { WAY_BACK, routePath, safeWayBack, sharesDocument } from '@mapa/domain';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PATHS: Record<AuthView, string> = {
  1: routePath('login'),
  2: routePath('signUp'),
  3: routePath('recoverPassword'),
};

/** The page of a view; it keeps the return path, whichever views a visitor passes through. */
export const viewAddress = (view: AuthView, wayBack: string | null): string =>
  wayBack === null ? PATHS[view] : `${PATHS[view]}?${new URLSearchParams({ [WAY_BACK]: wayBack })}`;

/** Replaces the present entry with a path of ours; outside this document it loads another. */
export function useReplace(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (path) => {
      if (sharesDocument(pathname, path.split(/[?#]/, 1)[0] ?? path)) void navigate(path, { replace: true });
      else location.replace(path);
    },
    [navigate, pathname],
  );
}

/** The visitor's validated return path, and a function that goes there or, without one, to the welcome page. */
export function useWayBack() {
  const [search] = useSearchParams();
  const replace = useReplace();
  const wayBack = safeWayBack(search.get(WAY_BACK));
  const goOn = useCallback(() => replace(wayBack ?? routePath('welcome')), [wayBack, replace]);
  return { wayBack, goOn };
}
