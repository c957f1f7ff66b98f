import { useSession, useSessionActions } from '@mapa/auth';
import { WAY_BACK, routePath, safeWayBack } from '@mapa/domain';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReplace } from './way-back';

/**
 * Asks a visitor with a return path to sign in, once, and continues there afterwards: a session that the server refused
 * in the student area leads here. The address is cleaned up at once; the return path stays in this history entry, so
 * that a reload finds it.
 */
export function useReturnLogin(): void {
  const { search, state } = useLocation() as { search: string; state: Record<string, string> | null };
  const navigate = useNavigate();
  const replace = useReplace();
  const { status } = useSession();
  const { openLogin } = useSessionActions();
  const hasAsked = useRef(false);
  const inAddress = new URLSearchParams(search).get(WAY_BACK);
  const wayBack = safeWayBack(inAddress ?? state?.[WAY_BACK]);

  useEffect(() => {
    if (inAddress !== null)
      void navigate(routePath('home'), { replace: true, state: wayBack === null ? null : { [WAY_BACK]: wayBack } });
  }, [inAddress, navigate, wayBack]);

  useEffect(() => {
    if (wayBack === null || hasAsked.current || (status !== 'signed-out' && status !== 'signed-in')) return;
    hasAsked.current = true;
    // Signed in again in another tab: no need to ask.
    if (status === 'signed-in') replace(wayBack);
    else openLogin({ onSuccess: () => replace(wayBack) });
  }, [openLogin, replace, status, wayBack]);
}
