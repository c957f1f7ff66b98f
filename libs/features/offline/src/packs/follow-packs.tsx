import { useAppDispatch, useSittingsQuery } from '@mapa/api-client';
import { refreshPacks } from '@mapa/api-client/refresh-packs';
import { useEffect, useRef } from 'react';
import { usePacks } from './packs-context';

/**
 * Compares the packs with the server whenever the list of sittings is loaded: at the start, after the begin or end of a
 * sitting in any tab, after a reconnection, and after an act on a map or notebook.
 */
export function FollowPacks() {
  const packs = usePacks();
  const dispatch = useAppDispatch();
  const { data, fulfilledTimeStamp, refetch } = useSittingsQuery({ page: 1 }, { refetchOnMountOrArgChange: true });
  const last = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    if (!packs || !data) return;
    const open = data.data.flatMap(({ id, estado }) => (estado === 'aberta' ? [id] : []));
    // One at a time, so that each comparison sees the results of the one before.
    last.current = last.current.then(() => refreshPacks({ dispatch, packs, open }));
    // The same list, loaded again, is a reason as well.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [fulfilledTimeStamp, packs, dispatch]);

  useEffect(() => {
    const again = () => void refetch();
    const stop = packs?.subscribe((news) => news === 'outdated' && again());
    addEventListener('online', again);
    return () => {
      stop?.();
      removeEventListener('online', again);
    };
  }, [packs, refetch]);
  return null;
}
