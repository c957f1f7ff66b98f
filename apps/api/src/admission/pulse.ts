/**
 * Tells a process that is behind from one that stood still once, as at its start: only two long turns of the event loop in a
 * row are overload. `beat` is to be called often; `maxTurnMs` 0 is never exceeded.
 */
export function createPulse(maxTurnMs: number, now: () => number = () => performance.now()) {
  let last = now();
  let turns: [number, number] = [0, 0];
  return {
    beat: () => {
      const time = now();
      turns = [turns[1], time - last];
      last = time;
    },
    isBehind: () => maxTurnMs > 0 && Math.min(...turns) > maxTurnMs,
  };
}
