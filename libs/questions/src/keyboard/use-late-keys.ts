import { useEffect, useRef, type RefObject } from 'react';
import { LATE_KEY, type LateKey } from './shortcuts';

/** What a part that came late does on a key; a part answers for its own keys alone. */
export type LateKeys = Partial<Record<LateKey, () => void>>;

/** Lets a part of a panel hear the keys that the panel itself has no use for. */
export function useLateKeys(root: RefObject<HTMLElement | null>, keys: LateKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = root.current;
    const handle = (event: Event) => {
      const act = latest.current[(event as CustomEvent<LateKey>).detail];
      if (!act) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener(LATE_KEY, handle);
    return () => element?.removeEventListener(LATE_KEY, handle);
  }, [root]);
}
