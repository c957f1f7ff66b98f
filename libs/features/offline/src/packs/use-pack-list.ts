import type { Pack } from '@mapa/api-client';
import { useEffect, useState } from 'react';
import { usePacks } from './packs-context';

/** The current packs of this device, updated by any tab; undefined until they are read. */
export function usePackList(): readonly Pack[] | undefined {
  const packs = usePacks();
  const [list, setList] = useState<readonly Pack[]>();
  useEffect(() => {
    let isHere = true;
    const read = () => void packs?.list().then((now) => isHere && setList(now));
    read();
    const stop = packs?.subscribe(read);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [packs]);
  return list;
}
