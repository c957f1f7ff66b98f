import { useCallback, useLayoutEffect, useRef } from 'react';

/** Within this time, a second click on Responder must not trigger the button that replaces it. */
const SECOND_PRESS_MS = 500;

/**
 * Distinguishes an accidental second click on Responder from a click to go on.
 * @param isAnswered whether there is a result, or a pending answer
 * @returns whether a click at this moment (ms, as `performance.now`) still belongs to the one that answered
 */
export function useSecondPress(isAnswered: boolean): (atMs: number) => boolean {
  const was = useRef(isAnswered);
  const answeredAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (!was.current && isAnswered) answeredAt.current = performance.now();
    was.current = isAnswered;
  }, [isAnswered]);
  return useCallback((atMs) => atMs - answeredAt.current <= SECOND_PRESS_MS, []);
}
