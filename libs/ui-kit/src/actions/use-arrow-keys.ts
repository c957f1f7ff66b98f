import { useEffect, type RefObject } from 'react';

const ITEMS = 'a[href], button:not([disabled])';
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Makes a list of links or buttons a single Tab stop, at the focused item, otherwise the current one (`aria-current`)
 * or the first; arrows, Home and End move within it. Otherwise a list of forty subjects would take forty Tab presses.
 */
export function useArrowKeys(list: RefObject<HTMLElement | null>): void {
  // Items and the current one may change with each render.
  useEffect(() => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const stop =
      items.find((item) => item === document.activeElement) ??
      items.find((item) => item.hasAttribute('aria-current')) ??
      items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  });

  useEffect(() => {
    const root = list.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const items = [...(root?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
      const at = items.findIndex((item) => item === event.target);
      const step = STEPS[event.key];
      const next =
        event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step === undefined ? -1 : at + step;
      if (at < 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
      // Here the arrows belong to the list, even at its ends, and not to the question beside it.
      event.preventDefault();
      event.stopPropagation();
      const item = items[next];
      if (!item) return;
      for (const other of items) other.tabIndex = other === item ? 0 : -1;
      item.focus();
    };
    root?.addEventListener('keydown', handleKeyDown);
    return () => root?.removeEventListener('keydown', handleKeyDown);
  }, [list]);
}
