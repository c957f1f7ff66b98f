import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NAME = 'segredo';

/**
 * Removes a secret from the address at once: it stays with this entry of the tab's history, so that a reload finds it,
 * but is in no list of visited pages and no later referrer. `forget` removes it there too.
 */
export function useHiddenSecret(inAddress: string, address: string): { secret: string; forget: () => void } {
  const { state } = useLocation() as { state: Record<string, string> | null };
  const navigate = useNavigate();
  const kept = state?.[NAME];
  const secret = kept ?? inAddress;

  useEffect(() => {
    if (kept === undefined) void navigate(address, { replace: true, state: { [NAME]: inAddress } });
    // Once: what follows is already out of the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  const forget = useCallback(() => void navigate(address, { replace: true, state: null }), [navigate, address]);
  return { secret, forget };
}
