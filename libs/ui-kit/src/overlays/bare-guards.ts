import { useEffect } from 'react';

const HIDDEN_GUARD = '[data-base-ui-focus-guard][aria-hidden]';

/**
 * Removes `aria-hidden` from Base UI's focus guards, which are focusable and hidden at once; WCAG 4.1.2 forbids that.
 * They are empty and pass the focus on, so nothing needs hiding. An observer is needed because they are inserted one by
 * one.
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
