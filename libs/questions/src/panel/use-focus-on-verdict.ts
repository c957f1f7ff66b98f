import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to a verdict that has just come, if the button that asked for it is gone and took the focus along. A
 * verdict that was there from the start, and one that comes while the student is elsewhere, leave the focus alone.
 */
export function useFocusOnVerdict(root: RefObject<HTMLElement | null>, known: boolean): RefObject<HTMLDivElement | null> {
  const verdict = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);

  useEffect(() => {
    const panel = root.current;
    if (!panel) return;
    const follow = () => {
      wasInside.current = panel.contains(document.activeElement);
    };
    // A button that is disabled or removed loses the focus without any event: what counts is the last one that came.
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [root]);

  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (known && wasInside.current && isLost) verdict.current?.focus({ preventScroll: true });
  }, [known]);

  return verdict;
}
