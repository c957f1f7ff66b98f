import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the panel when what was pressed is gone: the button that sends is disabled, then replaced by the
 * verdict, and the browser drops the focus on the way. Who went elsewhere meanwhile stays there.
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
