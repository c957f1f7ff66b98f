/**
 * Distinguishes overload from a single long pause, such as at the start: only two long turns of the event loop in a row
 * are overload. Call `sample` often. `maxTurnMs` is the longest normal turn, in milliseconds; 0: unlimited.
 */
export function createEventLoopLag(maxTurnMs: number, now: () => number = () => performance.now()) {
  let last = now();
  let turns: [number, number] = [0, 0];
  return {
    sample: () => {
      const time = now();
      turns = [turns[1], time - last];
      last = time;
    },
    isBehind: () => maxTurnMs > 0 && Math.min(...turns) > maxTurnMs,
  };
}
