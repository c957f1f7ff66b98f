import { useEffect, useState, type RefObject } from 'react';

/**
 * Becomes true when the element first enters the viewport; immediately true if the browser has no IntersectionObserver.
 */
export function useSeenOnce(root: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !root.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, seen]);
  return seen;
}
