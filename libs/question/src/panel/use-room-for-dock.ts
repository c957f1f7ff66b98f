import { useLayoutEffect } from 'react';

/**
 * Keeps focused elements above a dock while it is mounted. A property of the root instead of a CSS rule: adding and
 * removing a rule with each question would recompute the style of the whole page.
 * @param height of the dock, a CSS length; null without one
 */
export function useRoomForDock(height: string | null): void {
  useLayoutEffect(() => {
    if (height === null) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = height;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [height]);
}
