import { useEffect, type RefObject } from 'react';

/** A finger that rests still moves this far. */
const TREMBLE_PX = 6;

/**
 * Marks an element `data-away` while the student reads on, and takes the mark off when they scroll back or reach the top.
 * It renders nothing: scrolling stays smooth on slow phones.
 */
export function useHideOnScroll(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const element = target.current;
      // Beyond the ends the page springs back, which is no way up or down.
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
