import { useCallback, useLayoutEffect, useRef } from 'react';

/** A second press of Responder must not do what comes in its place: go on. */
const SECOND_PRESS_MS = 500;

/**
 * Tells a second press of Responder from one that wants to go on.
 * @param isAnswered whether there is a result, or an answer that waits
 * @returns whether a press at this moment (ms, as `performance.now`) still belongs to the one that answered
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
