import { deadlineOf, MAX_PAUSE_MS, netScore, sittingMinutes } from './sittings';

const MINUTE = 60_000;

describe('the duration of a sitting', () => {
  it("is the part's share of the paper’s own duration", () => {
    const paper = { minutes: 300, numbers: 100 };
    expect(sittingMinutes([{ area: '', numbers: 100 }], paper)).toBe(300);
    expect(sittingMinutes([{ area: 'A', numbers: 25 }], paper)).toBe(75);
  });

  it('is that of ENEM’s areas, where a day is both of its areas', () => {
    const paper = { minutes: null, numbers: 180 };
    expect(sittingMinutes([{ area: 'MT', numbers: 45 }], paper)).toBe(150);
    expect(
      sittingMinutes(
        [
          { area: 'CN', numbers: 45 },
          { area: 'MT', numbers: 45 },
        ],
        paper,
      ),
    ).toBe(300);
    expect(sittingMinutes([{ area: 'LC', numbers: 15 }], paper)).toBe(45);
  });

  it('is three minutes per number for other papers, and never zero', () => {
    expect(sittingMinutes([{ area: '', numbers: 20 }], { minutes: null, numbers: 20 })).toBe(60);
    expect(sittingMinutes([], { minutes: null, numbers: 0 })).toBe(1);
  });
});

describe('the end of a sitting', () => {
  const clock = { startedAt: 0, durationMs: 60 * MINUTE, pausedMs: 10 * MINUTE, pausedAt: null };

  it('is its start, its duration and its pauses', () => {
    expect(deadlineOf(clock, 5 * MINUTE)).toBe(70 * MINUTE);
  });

  it('is postponed by a pause, for a day at most', () => {
    const paused = { ...clock, pausedAt: 20 * MINUTE };
    expect(deadlineOf(paused, 25 * MINUTE)).toBe(75 * MINUTE);
    expect(deadlineOf(paused, 20 * MINUTE + 2 * MAX_PAUSE_MS)).toBe(60 * MINUTE + MAX_PAUSE_MS);
  });

  it('does not come earlier if a clock is set back', () => {
    expect(deadlineOf({ ...clock, pausedAt: 20 * MINUTE }, 0)).toBe(70 * MINUTE);
  });
});

it('subtracts wrong answers from right ones only if the paper says so', () => {
  expect(netScore({ right: 10, wrong: 4 }, true)).toBe(6);
  expect(netScore({ right: 10, wrong: 4 }, false)).toBe(10);
});
