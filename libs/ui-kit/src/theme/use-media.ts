import { useCallback, useSyncExternalStore } from 'react';
import type { media } from './media';

type MediaName = keyof typeof media;

const unmatched = () => false;

/**
 * Whether the window is as a media query says, followed when it is turned or resized; false on the server. For what a
 * narrow window has instead of something else: what merely looks different is styled.
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
