import { useEffect, useRef, type RefObject } from 'react';
import { DEFERRED_KEY, type DeferredKey } from './shortcuts';

/** Key handlers of a part that loaded late; each part handles its own keys. */
export type DeferredKeys = Partial<Record<DeferredKey, () => void>>;

/** Handles keys that the panel itself does not use, in a part of it. */
export function useDeferredKeys(root: RefObject<HTMLElement | null>, keys: DeferredKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = root.current;
    const handle = (event: Event) => {
      const act = latest.current[(event as CustomEvent<DeferredKey>).detail];
      if (!act) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener(DEFERRED_KEY, handle);
    return () => element?.removeEventListener(DEFERRED_KEY, handle);
  }, [root]);
}
