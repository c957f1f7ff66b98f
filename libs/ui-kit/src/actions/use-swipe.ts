import { useEffect, useRef, type RefObject } from 'react';

/** Least length of a swipe; greatest duration below it. */
const DISTANCE_PX = 56;
const DURATION_MS = 600;
/** Width of the window's edges that browsers use for their own gestures. */
const EDGE_PX = 24;
/** Least ratio of horizontal to vertical movement. */
const SIDEWAYS = 2;

/**
 * Whether the target handles horizontal dragging itself: fields, sliders, and content that scrolls sideways, such as
 * wide tables and formulas.
 */
function hasOwnDrag(target: EventTarget | null, root: HTMLElement): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('input:not([type=radio]):not([type=checkbox]), textarea, select, [role=slider]')) return true;
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true;
  }
  return false;
}

const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;
const isSelecting = (): boolean => getSelection()?.isCollapsed === false;

interface Swipe {
  onNext: () => void;
  /** Null at the beginning. */
  onPrevious: (() => void) | null;
}

/**
 * Steps forward by a swipe to the left and back by one to the right, besides buttons and keys. Ignores two fingers,
 * selections, zoomed pages and content that scrolls sideways.
 */
export function useSwipe(root: RefObject<HTMLElement | null>, swipe: Swipe): void {
  const latest = useRef(swipe);
  useEffect(() => {
    latest.current = swipe;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let from: { x: number; y: number; at: number } | null = null;
    const handleStart = ({ touches, target, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      const isOurs =
        touch !== undefined &&
        touches.length === 1 &&
        touch.clientX > EDGE_PX &&
        touch.clientX < window.innerWidth - EDGE_PX &&
        !isZoomed() &&
        !isSelecting() &&
        !hasOwnDrag(target, element);
      from = isOurs ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    };
    const handleEnd = ({ changedTouches, touches, timeStamp }: TouchEvent) => {
      const [touch] = changedTouches;
      const start = from;
      from = null;
      if (!start || !touch || touches.length > 0 || timeStamp - start.at > DURATION_MS) return;
      const across = touch.clientX - start.x;
      const along = Math.abs(touch.clientY - start.y);
      if (Math.abs(across) < DISTANCE_PX || Math.abs(across) < SIDEWAYS * along || isSelecting()) return;
      if (across < 0) latest.current.onNext();
      else latest.current.onPrevious?.();
    };
    const handleCancel = () => {
      from = null;
    };
    element.addEventListener('touchstart', handleStart, { passive: true });
    element.addEventListener('touchend', handleEnd, { passive: true });
    element.addEventListener('touchcancel', handleCancel, { passive: true });
    return () => {
      element.removeEventListener('touchstart', handleStart);
      element.removeEventListener('touchend', handleEnd);
      element.removeEventListener('touchcancel', handleCancel);
    };
  }, [root]);
}
