import { useEffect, useState, type RefObject } from 'react';

/** True from the moment that the element first came into view; at once where the browser cannot tell. */
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
