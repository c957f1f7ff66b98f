import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The spec's margin: a link is prepared 200 px before it comes into view. */
const ROOT_MARGIN = '200px';

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
    { rootMargin: ROOT_MARGIN },
  );
  return observer;
}

/** Calls `onSeen` once when the element comes near the window; never where the browser cannot tell. */
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
