import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Duration of one turn of work, in ms: even four times as long, on a cheap phone, keeps the page responsive. */
const TURN = 5;
/** Longest wait for the next turn on a page that is never idle, in ms. */
const LONGEST_WAIT = 1_000;

/** Pending work, in page order. */
const waiting = new Set<() => void>();
let isAsked = false;

function takeTurn(): void {
  isAsked = false;
  const began = performance.now();
  for (const act of waiting) {
    waiting.delete(act);
    // Synchronously; otherwise React would batch all of it into one long task.
    flushSync(act);
    if (performance.now() - began >= TURN) break;
  }
  askForTurn();
}

function askForTurn(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestIdleCallback(takeTurn, { timeout: LONGEST_WAIT });
}

/**
 * Changes a component's state when the browser is idle, a few milliseconds of such work at a time; at once if the
 * browser does not report idle time. Returns a function that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    act();
    return () => undefined;
  }
  const turn = () => act();
  waiting.add(turn);
  askForTurn();
  return () => void waiting.delete(turn);
}

/**
 * Whether a component's turn has come: false until it was painted once and the browser has been idle since. For content
 * below the awaited part of a screen, which would delay its painting.
 */
export function useIdleTurn(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const show = () => setDue(true);
    if (!('requestIdleCallback' in globalThis)) return whenIdle(show);
    let cancel = (): void => undefined;
    // A browser may be idle before the frame that paints the rendered content.
    const frame = requestAnimationFrame(() => (cancel = whenIdle(show)));
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, []);
  return isDue;
}

/**
 * Renders its children when the browser is idle after painting: for parts below what a screen shows first, each of
 * which gets a task of its own.
 * @param props `isNow` renders them at once, for example because the address names a part of the page
 */
export function WhenIdle({ children, isNow = false }: { children: ReactNode; isNow?: boolean }): ReactNode {
  const isDue = useIdleTurn();
  return isDue || isNow ? children : null;
}
