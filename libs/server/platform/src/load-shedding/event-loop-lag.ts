/**
 * Tells a process that is behind from one that stood still once, as at its start: only two long turns of the event loop in a
 * row are overload. `sample` is to be called often. `maxTurnMs` is the longest turn of the event loop, in milliseconds; 0 is never exceeded.
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
