import { useLayoutEffect } from 'react';

/**
 * Keeps elements that get the focus above a dock, while it is on the page. One property of the root rather than a rule: a
 * question replaces the one before, and a rule that goes and comes makes the browser compute the style of the whole page.
 *
 * @param height of the dock, a length of CSS; null without one
 */
export function useRoomForDock(height: string | null): void {
  useLayoutEffect(() => {
    if (height === null) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = height;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [height]);
}
