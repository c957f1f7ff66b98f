import type { AuthView } from '@mapa/auth';
import { applicationOf, routePath, safeWayBack } from '@mapa/domain';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'voltar';

const PATHS: Record<AuthView, string> = { 1: routePath('login'), 2: routePath('signUp'), 3: routePath('recoverPassword') };

/** The page of a view; the way back goes along, whichever views a visitor passes. */
export const viewAddress = (view: AuthView, wayBack: string | null): string =>
  wayBack === null ? PATHS[view] : `${PATHS[view]}?${new URLSearchParams({ [PARAMETER]: wayBack })}`;

/** Where a visitor wanted to go, when it is a path of ours, and how to get there or, without one, to the welcome. */
export function useWayBack() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wayBack = safeWayBack(search.get(PARAMETER));

  const goOn = useCallback(() => {
    const path = wayBack ?? routePath('welcome');
    if (applicationOf(path) === 'public-site') void navigate(path, { replace: true });
    else location.replace(path);
  }, [wayBack, navigate]);

  return { wayBack, goOn };
}
