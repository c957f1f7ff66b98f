import { createEventLoopLag } from './event-loop-lag';

/** Whether the process is behind after turns of these lengths. */
function afterTurns(maxTurnMs: number, ...turns: number[]): boolean {
  let time = 0;
  const pulse = createEventLoopLag(maxTurnMs, () => time);
  for (const turn of turns) {
    time += turn;
    pulse.sample();
  }
  return pulse.isBehind();
}

describe('a process', () => {
  it('is not behind before its first turn, nor after one long turn', () => {
    expect([afterTurns(400), afterTurns(400, 2_000), afterTurns(400, 100, 2_000)]).toEqual([false, false, false]);
  });

  it('is behind while long turns follow each other, and no longer after a short one', () => {
    expect([afterTurns(400, 450, 450), afterTurns(400, 100, 900, 500)]).toEqual([true, true]);
    expect([afterTurns(400, 450, 450, 100), afterTurns(400, 450, 100, 450)]).toEqual([false, false]);
  });

  it('is never behind without a bound', () => {
    expect(afterTurns(0, 900, 900, 900)).toBe(false);
  });
});
