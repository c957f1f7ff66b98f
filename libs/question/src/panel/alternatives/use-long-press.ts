import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** The platforms' own duration of a long press. */
export const LONG_PRESS_MS = 500;
/** Greatest movement of a resting finger. */
const TREMBLE_PX = 10;

/**
 * Handlers for a long press by touch. They suppress the click and the menu that some browsers produce after it. With a
 * mouse, buttons do the same.
 */
export function useLongPress(onLongPress: () => void, isEnabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const isOver = useRef(false);
  const drop = () => clearTimeout(timer.current);
  useEffect(() => drop, []);

  if (!isEnabled) return {};
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      drop();
      isOver.current = false;
      if (pointerType === 'mouse' || !isPrimary) return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        isOver.current = true;
        onLongPress();
        navigator.vibrate?.(10);
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > TREMBLE_PX) drop();
    },
    onPointerUp: drop,
    /** The browser interpreted the touch as scrolling. */
    onPointerCancel: drop,
    onContextMenu: (event: MouseEvent) => {
      // Suppresses a menu opened by touch; one opened by mouse stays.
      if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch') event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isOver.current) return;
      isOver.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
