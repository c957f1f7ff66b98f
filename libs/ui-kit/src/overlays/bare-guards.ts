import { useEffect } from 'react';

const HIDDEN_GUARD = '[data-base-ui-focus-guard][aria-hidden]';

/**
 * Base UI's focus guards can be focused and are hidden from screen readers at once, which WCAG 4.1.2 forbids. They are
 * empty and hand the focus on, so that nothing needs hiding. They come one after the other; hence the observer.
 */
export function BareGuards({ around }: { around: HTMLElement | null }) {
  useEffect(() => {
    const place = around?.parentElement;
    if (!place) return;
    const bare = () => place.querySelectorAll(HIDDEN_GUARD).forEach((guard) => guard.removeAttribute('aria-hidden'));
    const observer = new MutationObserver(bare);
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
    bare();
    return () => observer.disconnect();
  }, [around]);
  return null;
}
