import { PREFETCH_ROOT_MARGIN } from '@mapa/domain';

/**
 * Calls `act` once, when the element comes near the viewport; at once if the browser has no IntersectionObserver.
 * Returns a function that cancels it.
 */
export function onNearViewport(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: PREFETCH_ROOT_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
