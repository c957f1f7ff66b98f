import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the panel when the pressed button disappears: the submit button is disabled, then replaced by the
 * verdict, and the browser would drop the focus. A focus moved elsewhere meanwhile stays.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, sending: boolean): void {
  const wasSending = useRef(false);
  useEffect(() => {
    const isOver = wasSending.current && !sending;
    wasSending.current = sending;
    const { activeElement } = document;
    if (isOver && (activeElement === null || activeElement === document.body))
      root.current?.focus({ preventScroll: true });
  }, [root, sending]);
}
