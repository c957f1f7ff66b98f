import { PREFETCH_ROOT_MARGIN } from '@mapa/domain';
import { useEffect, useRef, type RefObject } from 'react';

type Notice = () => void;
const notices = new WeakMap<Element, Notice>();
let observer: IntersectionObserver | undefined;

/** One observer serves all links: a list of questions has hundreds. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        self.unobserve(target);
        notices.get(target)?.();
      }
    },
    { rootMargin: PREFETCH_ROOT_MARGIN },
  );
  return observer;
}

/**
 * Calls `onSeen` once when the element comes near the viewport; never where the browser has no IntersectionObserver.
 */
export function useSeen(onSeen: Notice | undefined): RefObject<HTMLAnchorElement | null> {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !onSeen || typeof IntersectionObserver === 'undefined') return;
    notices.set(element, onSeen);
    const watching = sharedObserver();
    watching.observe(element);
    return () => {
      notices.delete(element);
      watching.unobserve(element);
    };
  }, [onSeen]);
  return ref;
}
