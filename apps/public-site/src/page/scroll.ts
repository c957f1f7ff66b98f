import { isSecretAddress } from '@mapa/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'mapa-rolagem';

const read = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** New pages start at the top; going back restores the position. */
export function useScroll(): void {
  const { key: entry, hash, pathname, search } = useLocation();
  // Every first page of a tab has the same entry key, whatever its address.
  const key = `${entry} ${pathname}${search}`;
  const type = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const save = () => {
      if (isSecretAddress(pathname)) return;
      try {
        sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [key]: window.scrollY }));
      } catch {
        // Without storage a page opens at the top.
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [key, pathname]);

  useLayoutEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (type === 'POP') {
      const before = read()[key];
      if (before !== undefined) window.scrollTo(0, before);
    } else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (moved) window.scrollTo(0, 0);
  }, [key, hash, pathname, type]);
}
