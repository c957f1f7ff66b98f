import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** As long as the platforms' own long press. */
export const LONG_PRESS_MS = 500;
/** A finger that lies still moves no further. */
const TREMBLE_PX = 10;

/**
 * Handlers of something that a finger may press long. The press is then over: the click that some browsers send after it
 * and the menu that others open do not come. A mouse has buttons for it.
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
    /** The browser took the finger for a scroll. */
    onPointerCancel: drop,
    onContextMenu: (event: MouseEvent) => {
      // A menu by a finger comes with the long press; one by a mouse is the browser's.
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
