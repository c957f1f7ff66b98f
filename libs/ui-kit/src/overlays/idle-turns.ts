import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So much work in one turn, in ms: four times as much, on a cheap phone, still lets a press in. */
const TURN = 5;
/** A page that is never idle waits no longer than this for the next turn, in ms. */
const LONGEST_WAIT = 1_000;

/** What waits, in the order of the page. */
const waiting = new Set<() => void>();
let isAsked = false;

function takeTurn(): void {
  isAsked = false;
  const began = performance.now();
  for (const act of waiting) {
    waiting.delete(act);
    // At once, or React would put all of them into one long task after all.
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
 * Changes a component's state when the browser is idle, a few milliseconds of such work at a time; at once where the browser does not tell
 * when it is idle. Returns a function that cancels it.
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
 * Whether a component's turn has come: false until it was painted once and the browser has been idle since. For what stands
 * below the part of a screen that is waited for, and would be painted with it otherwise.
 */
export function useIdleTurn(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const show = () => setDue(true);
    if (!('requestIdleCallback' in globalThis)) return whenIdle(show);
    let cancel = (): void => undefined;
    // A browser may be idle before the frame that paints what was rendered.
    const frame = requestAnimationFrame(() => (cancel = whenIdle(show)));
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, []);
  return isDue;
}
