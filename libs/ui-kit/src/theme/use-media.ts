import { useCallback, useSyncExternalStore } from 'react';
import type { media } from './media';

type MediaName = keyof typeof media;

const unmatched = () => false;

/**
 * Whether a media query matches, updated when the window changes; false in a server render. For content that differs by
 * width: differences of style belong in CSS.
 * @param query an entry of `media`
 */
export function useMedia(query: (typeof media)[MediaName]): boolean {
  const condition = query.replace('@media ', '');
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(condition);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(condition).matches ?? false, unmatched);
}
