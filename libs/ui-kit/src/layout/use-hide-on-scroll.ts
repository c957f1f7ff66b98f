import { useEffect, type RefObject } from 'react';

/** Greatest movement of a resting finger. */
const TREMBLE_PX = 6;

/**
 * Sets `data-away` on an element while the student scrolls forward, and removes it when they scroll back or reach the
 * top. It causes no render, so scrolling stays smooth on slow phones.
 */
export function useHideOnScroll(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const element = target.current;
      // Overscroll springs back, which is no scrolling direction.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.max(0, Math.min(window.scrollY, end));
      if (!element || (Math.abs(now - last) < TREMBLE_PX && now > 0)) return;
      element.toggleAttribute('data-away', now > last && now > element.offsetHeight);
      last = now;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [target]);
}
