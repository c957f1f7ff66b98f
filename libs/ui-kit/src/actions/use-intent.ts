import { useEffect, type RefObject } from 'react';

/** Time of hovering or focus after which a link counts as intended; tabbing through is shorter. */
const INTENT_MS = 120;

/** Calls `onIntent` when a link is about to be followed: it is touched, or pointer or focus stay on it. */
export function useIntent(ref: RefObject<HTMLElement | null>, onIntent: (() => void) | undefined): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !onIntent) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleLeave = () => clearTimeout(timer);
    const handleStay = () => {
      clearTimeout(timer);
      timer = setTimeout(onIntent, INTENT_MS);
    };
    const handleTouch = () => {
      clearTimeout(timer);
      onIntent();
    };
    const handlers = {
      mouseenter: handleStay,
      mouseleave: handleLeave,
      focus: handleStay,
      blur: handleLeave,
      touchstart: handleTouch,
    };
    for (const [event, handle] of Object.entries(handlers)) element.addEventListener(event, handle, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [event, handle] of Object.entries(handlers)) element.removeEventListener(event, handle);
    };
  }, [ref, onIntent]);
}
